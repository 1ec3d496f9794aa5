/** The attributes of an element, in their order. */
export type Attributes = Readonly<Record<string, string | number>>;

/** An XML document with this root. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

/** An element with elements in it, or with nothing. */
export const element = (name: string, attributes: Attributes, children: readonly string[] = []): string =>
  children.length === 0
    ? `<${start(name, attributes)}/>`
    : `<${start(name, attributes)}>\n${children.join('\n')}\n</${name}>`;

/** An element with text in it. */
export const textElement = (name: string, attributes: Attributes, text: string): string =>
  `<${start(name, attributes)}>${escapeText(text, /[&<>\r]/g)}</${name}>`;

const start = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeAttribute(String(value))}"`)].join(' ');

/** A parser turns unescaped tabs and line breaks in an attribute into spaces. */
const escapeAttribute = (text: string): string => escapeText(text, /[&<>"\t\n\r]/g);

const escapeText = (text: string, special: RegExp): string =>
  text.replace(ILLEGAL, '\uFFFD').replace(special, (character) => `&#${character.codePointAt(0)};`);

/** What XML 1.0 has no form for, not even an escaped one: most control characters, halves of surrogate pairs. */
const ILLEGAL = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
