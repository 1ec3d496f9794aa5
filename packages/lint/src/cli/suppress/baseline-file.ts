import { readFileSync } from 'node:fs';
import { readJson } from '@pg/nested-text';
import { array, is, literal, pipe, record, regex, strictObject, string } from 'valibot';
import { UsageError } from '../exit-status.ts';
import { describeSystemError } from '../system-error.ts';

/** Findings by file, each by its fingerprint with its rule. */
export type KnownFindings = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A baseline as it is written: by file and by rule the fingerprints. No value of a payload is in it. */
const BaselineSchema = strictObject({
  version: literal(1),
  files: record(string(), record(string(), array(pipe(string(), regex(/^[0-9a-f]{64}$/))))),
});

/** The text of a baseline; `undefined` where there is none. */
export function readBaselineText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new UsageError(`${file}: the baseline can’t be read (${describeSystemError(error)})`);
  }
}

/**
 * Reads the text of a baseline.
 *
 * @throws {UsageError} for a text that is none.
 */
export function parseBaseline(file: string, text: string): KnownFindings {
  const { value, problems } = readJson(text);
  if (problems.length > 0 || !is(BaselineSchema, value)) {
    throw new UsageError(`${file}: no baseline, a file that --update-baseline wrote only`);
  }
  const files = Object.entries(value.files).map(([name, byRule]) => {
    const prints = Object.entries(byRule).flatMap(([rule, list]) => list.map((print) => [print, rule] as const));
    return [name, new Map(prints)] as const;
  });
  return new Map(files);
}

/** Writes a baseline down: sorted, one fingerprint a line, so that a change shows no more than what changed. */
export function formatBaseline(known: KnownFindings): string {
  const files = [...known]
    .filter(([, prints]) => prints.size > 0)
    .map(([name, prints]) => [name, sortedObject(groupByRule(prints))] as const);
  return `${JSON.stringify({ version: 1, files: sortedObject(files) }, null, 2)}\n`;
}

function groupByRule(prints: ReadonlyMap<string, string>): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const [print, rule] of prints) groups.set(rule, [...(groups.get(rule) ?? []), print]);
  return [...groups].map(([rule, list]) => [rule, list.sort()]);
}

const sortedObject = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
