/** The widest that the house's Markdown is. */
const WIDTH = 120;

/** A paragraph, broken into lines. */
export function paragraph(text: string): string {
  return text.split(' ').reduce((lines, word) => {
    const line = lines.slice(lines.lastIndexOf('\n') + 1);
    return lines === '' ? word : `${lines}${line.length + 1 + word.length > WIDTH ? '\n' : ' '}${word}`;
  }, '');
}

/** A table with a row of titles. */
export const markdownTable = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [titles, titles.map(() => '---'), ...rows].map((fields) => `| ${fields.map(tableSpec).join(' | ')} |`).join('\n');

const tableSpec = (text: string): string => text.replaceAll('|', '\\|');

export const code = (text: string): string => `\`${text}\``;

/** A block of lines as they are. */
export const fenced = (language: string, lines: readonly string[]): string =>
  [`\`\`\`${language}`, ...lines, '```'].join('\n');

/** The anchor that a heading gets. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** Parts of a page, with a blank line between any two. */
export const page = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

/** What every page begins with. */
export const GENERATED = '<!-- Generated from the rows and rules by `npx -y pnpm@12 generate`. -->';
