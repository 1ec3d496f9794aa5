import { joinedText, verbatim } from '@pg/nested-text';
import type { PayloadReader } from '../embedded-payload.ts';
import { type Line, linesOf } from '../lines.ts';
import { type CodeBlock, readBlock } from './code-blocks.ts';

/**
 * Finds the payloads in the code blocks of AsciiDoc: between lines of `----`, `....` or backticks, and paragraphs after
 * `[source,LANGUAGE]`. A further attribute `pg-lint=KIND` sets the kind. Included files are checked where they are.
 */
export const readAsciiDoc: PayloadReader = (text) => blocksOf(text).flatMap(readBlock);

/** `[source,json]`, `[source%linenums,json,subs=x]` or `[,json]` */
const ATTRIBUTES = /^\[(?:(?:source|listing|literal)[^\s,[\]]*|(?=,))(?:,(?<info>[^[\]]*))?\]$/;
const TITLE = /^\.[^\s.]/;
const DELIMITER = /^(?<mark>-{4,}|\.{4,}|`{3,})(?<language>\w[\w-]*|)$/;

function blocksOf(text: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  const lines = linesOf(text);
  let info: string | undefined;
  for (let i = 0; i < lines.length; ) {
    const line = lines[i++];
    if (line === undefined || TITLE.test(line.text)) continue;
    const attributes = ATTRIBUTES.exec(line.text);
    if (attributes) {
      info = (attributes.groups?.info ?? '')
        .split(',')
        .map((each) => each.trim())
        .join(' ');
      continue;
    }
    const { mark, language } = DELIMITER.exec(line.text)?.groups ?? {};
    const isParagraph = mark === undefined && info !== undefined && line.text !== '';
    if (mark !== undefined || isParagraph) {
      const end = mark ?? '';
      const start = mark === undefined ? i - 1 : i;
      while (i < lines.length && lines[i]?.text !== end) i++;
      blocks.push({ info: info ?? language ?? '', layer: withoutCallouts(text, lines.slice(start, i)) });
      i++;
    }
    info = undefined;
  }
  return blocks;
}

/** Removes the numbers of explanations at the end of a line, and the comment signs before them: `// <1>`. */
function withoutNumbers(line: string): string {
  const [number] = /<(?:\d{1,3}|\.)>$/.exec(line) ?? [];
  if (number === undefined) return line;
  const rest = line.slice(0, -number.length).trimEnd();
  const sign = ['//', '#', '--', ';;'].find((each) => rest.endsWith(each));
  return withoutNumbers(sign === undefined ? rest : rest.slice(0, -sign.length).trimEnd());
}

const withoutCallouts = (text: string, lines: readonly Line[]) =>
  joinedText(
    lines.flatMap((line, i) => {
      const end = line.start + withoutNumbers(line.text).length;
      const next = lines[i + 1]?.start ?? line.end;
      return [verbatim(text, { start: line.start, end }), verbatim(text, { start: line.end, end: next })];
    }),
  );
