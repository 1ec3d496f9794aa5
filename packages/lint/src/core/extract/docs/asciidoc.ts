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
const DELIMITER = /^(?<mark>-{4,}|\.{4,}|`{3,})(?<language>[\w-]*)$/;
/** The numbers of explanations after the block. */
const CALLOUTS = /(?:\s*(?:\/\/|#|--|;;)?\s*<(?:\d+|\.)>)+$/;

function blocksOf(text: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  const lines = linesOf(text);
  let info: string | undefined;
  for (let i = 0; i < lines.length; ) {
    const line = lines[i++];
    if (line === undefined || TITLE.test(line.text)) continue;
    const attributes = ATTRIBUTES.exec(line.text);
    if (attributes) {
      info = (attributes.groups?.info ?? '').replaceAll(/\s*,\s*/g, ' ').trim();
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

const withoutCallouts = (text: string, lines: readonly Line[]) =>
  joinedText(
    lines.flatMap((line, i) => {
      const end = line.end - (CALLOUTS.exec(line.text)?.[0].length ?? 0);
      const next = lines[i + 1]?.start ?? line.end;
      return [verbatim(text, { start: line.start, end }), verbatim(text, { start: line.end, end: next })];
    }),
  );
