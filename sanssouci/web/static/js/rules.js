// The rulebook beside the board: searched, and opened at the rule in question.
import { api } from "./api.js";
import { button, h, replace } from "./dom.js";
import { dress } from "./dress.js";
import { t } from "./words.js";

await dress({ desk: "rules" });

const CITED = /\b([A-Z](?:\d+|[IVX]+)\.(?:\d+[A-Zb]?|[A-Z][a-z]+))\b/;
const STEM = 6; // letters: "reinforcement" finds "reinforced"

// True if a book is written in the language of whoever reads the page.
export const isReaders = (book) => document.documentElement.lang.startsWith(book.language);

export class Rules {
  constructor(host, game) {
    this.game = game;
    this.host = host;
    this.search = h("input", { type: "search", placeholder: t("rules.search"), "aria-label": t("rules.search"), on: { input: () => this.seek() } });
    this.body = h("div", { class: "rules-body" });
    this.none = h("p", { class: "hint hidden" }, t("rules.none"));
    this.foreign = h("p", { class: "hint hidden" }, t("rules.in_english"));
    host.append(this.search, this.foreign, this.none, this.body);
  }

  async load() {
    if (this.book) return;
    this.book = await api.rules(this.game());
    this.foreign.classList.toggle("hidden", isReaders(this.book));
    this.body.lang = this.book.language;
    this.nodes = new Map();
    this.primer = this.book.primer ? h("details", { class: "chapter primer", open: true }, h("summary", {}, t("rules.primer")), this.text(this.book.primer)) : null;
    replace(this.body, this.primer, this.book.chapters.map((chapter) => h("details", { class: "chapter" },
      h("summary", {}, `${chapter.id} ${chapter.title}`),
      chapter.rules.map((rule) => {
        const text = this.text(rule.html);
        const node = h("article", { class: "rule", id: `rule-${rule.id}`, tabindex: "-1" }, h("h4", {}, h("span", { class: "rule-id" }, rule.id), ` ${rule.title}`), text);
        this.nodes.set(rule.id, { node, words: plain(`${rule.id} ${rule.title} ${text.textContent}`) });
        return node;
      }))));
  }

  text(html) {
    const node = h("div", { class: "rule-text" });
    node.append(...new DOMParser().parseFromString(html, "text/html").body.childNodes);
    this.link(node);
    return node;
  }

  // Ids cited in the text become links to their rules.
  link(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const node of texts) {
      const parts = node.data.split(new RegExp(CITED, "g"));
      if (parts.length < 2) continue;
      node.replaceWith(...parts.map((part, i) => (i % 2 ? button(part, () => this.open(part), { class: "rule-link" }) : part)));
    }
  }

  async open(id) {
    await this.load();
    this.search.value = "";
    this.filter();
    const found = this.nodes.get(id) || this.nodes.get(`${id}.1`);
    if (!found) return;
    if (this.primer) this.primer.open = false;
    found.node.closest("details").open = true;
    this.body.querySelectorAll(".rule.sought").forEach((node) => node.classList.remove("sought"));
    found.node.classList.add("sought");
    found.node.scrollIntoView({ block: "start" });
    found.node.focus({ preventScroll: true });
  }

  // What is found is read from its beginning, wherever the book lay open before.
  seek() {
    this.filter();
    this.host.scrollTop = 0;
  }

  filter() {
    const words = plain(this.search.value).split(/\s+/).filter(Boolean);
    const rules = [...(this.nodes?.values() || [])];
    const whole = rules.filter((rule) => holds(rule, words) === words.length);
    const found = new Set(whole.length ? whole : nearest(rules, words));
    for (const rule of rules) rule.node.classList.toggle("hidden", !found.has(rule));
    this.primer?.classList.toggle("hidden", words.length > 0);
    for (const chapter of this.body.querySelectorAll(".chapter:not(.primer)")) {
      const fits = Boolean(chapter.querySelector(".rule:not(.hidden)"));
      chapter.classList.toggle("hidden", !fits);
      if (words.length) chapter.open = fits;
    }
    this.none.textContent = t(found.size ? "rules.nearest" : "rules.none");
    this.none.classList.toggle("hidden", whole.length > 0);
  }
}

const holds = (rule, words) => words.filter((word) => rule.words.includes(word)).length;

// The rules that have the most of the words, at least half of them; of a long word its beginning is enough.
function nearest(rules, words) {
  const stems = words.map((word) => word.slice(0, STEM));
  const most = Math.max(0, ...rules.map((rule) => holds(rule, stems)));
  return most * 2 >= words.length ? rules.filter((rule) => holds(rule, stems) === most) : [];
}

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
