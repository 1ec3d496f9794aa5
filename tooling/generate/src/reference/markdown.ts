const LINE_WIDTH = 120;

export function paragraph(text: string): string {
  return text.split(' ').reduce((lines, word) => {
    const line = lines.slice(lines.lastIndexOf('\n') + 1);
    return lines === '' ? word : `${lines}${line.length + 1 + word.length > LINE_WIDTH ? '\n' : ' '}${word}`;
  }, '');
}

export const markdownTable = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escapePipes).join(' | ')} |`).join('\n');

const escapePipes = (text: string): string => text.replaceAll('|', '\\|');

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const code = (text: string): string => `\`${text}\``;

export const codeBlock = (language: string, lines: readonly string[]): string =>
  [`\`\`\`${language}`, ...lines, '```'].join('\n');

/** A heading's anchor on GitHub. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

export const page = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

export const GENERATED_NOTICE = '<!-- Generated from the rows and rules by `npx -y pnpm@12 generate`. Do not edit. -->';
