// Every sentence of the client comes from files of messages, so that a translation is a file.
import english from "./messages.en.js";

const catalogue = { ...english };

// A game brings the words only it needs.
export const learn = (messages) => Object.assign(catalogue, messages);

// "{count:card|cards}" counts things, "{name}" names one.
export function t(key, words = {}) {
  const template = catalogue[key];
  if (template === undefined) return key;
  return template.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (_, name, one, many) => {
    const value = words[name] ?? "";
    if (many === undefined) return value;
    return `${value} ${Number(value) === 1 ? one : many}`;
  });
}

export const has = (key) => key in catalogue;

export const list = (items) =>
  items.length < 2 ? items.join("") : t("list.and", { first: items.slice(0, -1).join(", "), last: items.at(-1) });

export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
