export type Attributes = Readonly<Record<string, string | number>>;

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

/** An element with child elements, or an empty element. */
export const element = (name: string, attributes: Attributes, children: readonly string[] = []): string =>
  children.length === 0
    ? `<${start(name, attributes)}/>`
    : `<${start(name, attributes)}>\n${children.join('\n')}\n</${name}>`;

export const textElement = (name: string, attributes: Attributes, text: string): string =>
  `<${start(name, attributes)}>${escapeText(text, /[&<>\r]/g)}</${name}>`;

const start = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeAttribute(String(value))}"`)].join(' ');

/** XML parsers replace unescaped tabs and line breaks in an attribute with spaces. */
const escapeAttribute = (text: string): string => escapeText(text, /[&<>"\t\n\r]/g);

const escapeText = (text: string, special: RegExp): string =>
  text.replace(ILLEGAL, '\uFFFD').replace(special, (character) => `&#${character.codePointAt(0)};`);

/** Characters that XML 1.0 does not allow, even escaped: most control characters, and halves of surrogate pairs. */
const ILLEGAL = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
