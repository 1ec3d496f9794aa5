import type { Span, TextMap } from '@pg/nested-text';
import type { Path } from '@pg/rule-kit';
import type { Edit } from './problem.ts';

type Syntax = 'json' | 'form';

/** Replaces a value; `undefined` where it stands inside a text that the file carries. */
export function replaceValue(map: TextMap, syntax: Syntax, path: Path, value: string): Edit | undefined {
  return isNested(map, path) ? undefined : edit(map.locate(path)?.value, syntax, value);
}

/** Renames an entry; `undefined` inside a text that the file carries, and where the name is there already. */
export function rename(map: TextMap, syntax: Syntax, path: Path, name: string): Edit | undefined {
  if (isNested(map, path) || map.locate([...path.slice(0, -1), name])) return undefined;
  return edit(map.locate(path)?.name, syntax, name);
}

/** Whether a path leads into a text that stands in the file: what is signed there is signed as it is written. */
const isNested = (map: TextMap, path: Path): boolean =>
  path.slice(0, -1).some((_, i) => map.textAt(path.slice(0, i + 1)) !== undefined);

function edit(span: Span | undefined, syntax: Syntax, text: string): Edit | undefined {
  if (span === undefined) return undefined;
  const written = syntax === 'json' ? JSON.stringify(text) : encodeURIComponent(text);
  return { range: [span.start, span.end], text: written };
}
