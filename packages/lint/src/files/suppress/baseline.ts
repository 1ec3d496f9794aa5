import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readJson } from '@pg/nested-text';
import type { Finding } from '@pg/rule-kit';
import { withoutControls } from '@pg/rule-kit/internal';
import { array, is, literal, pipe, record, regex, strictObject, string } from 'valibot';
import { unreadRules } from '../../rules/file-rules.ts';
import { spanFinder } from '../../system/file-span.ts';
import { jsonValue } from '../../system/json-value.ts';
import { pathFrom } from '../../system/paths.ts';
import { readRegular } from '../../system/regular-file.ts';
import { UsageError } from '../../system/usage-error.ts';
import { writeText } from '../../system/write-text.ts';
import type { LocatedFinding } from '../../text/locate/locate-findings.ts';
import { fingerprintsOf } from './fingerprint.ts';
import { suppressionFinding } from './suppression-finding.ts';

/** The fingerprints of a file's findings, each with its rule. */
type Fingerprints = ReadonlyMap<string, string>;

/** The content of a baseline: fingerprints by file and rule, without values of payloads. */
const BaselineSchema = strictObject({
  version: literal(1),
  files: record(string(), record(string(), array(pipe(string(), regex(/^[0-9a-f]{64}$/))))),
});

/** Suppresses the findings of an earlier run. */
export class Baseline {
  readonly #file: string;
  readonly #isUpdated: boolean;
  readonly #text: string;
  /** By path, relative to the baseline's folder. */
  readonly #before: ReadonlyMap<string, Fingerprints>;
  /** The findings of this run that are in the baseline, or are written to it. */
  readonly #current = new Map<string, Fingerprints>();

  /** @throws {UsageError} if the file is not a baseline, or is missing without `mayBeMissing`. */
  constructor(file: string, { isUpdated, mayBeMissing }: { isUpdated: boolean; mayBeMissing: boolean }) {
    this.#file = file;
    this.#isUpdated = isUpdated;
    const text = readBaseline(file);
    if (text === undefined && !mayBeMissing) {
      throw new UsageError(`${file}: there is no such baseline; --update-baseline writes it`);
    }
    this.#text = text ?? '';
    this.#before = text === undefined ? new Map() : parseBaseline(file, text);
  }

  /** The indexes of the findings in the baseline; in an update, of all findings except those about unreadable text. */
  match(file: string, findings: readonly Finding[]): Set<number> {
    const name = pathFrom(dirname(resolve(this.#file)), file);
    const before = this.#before.get(name);
    const prints = fingerprintsOf({ file: name, findings });
    const matching = new Map<number, [string, string]>();
    for (const [i, print] of prints.entries()) {
      const rule = findings[i]?.rule ?? '';
      if (!unreadRules.has(rule) && (this.#isUpdated || before?.has(print))) matching.set(i, [print, rule]);
    }
    this.#current.set(name, new Map(matching.values()));
    return new Set(matching.keys());
  }

  /** Reports findings in the baseline that the files no longer have; none in an update. */
  check(): Map<string, LocatedFinding[]> {
    const gone = [...this.#before].flatMap(([name, prints]) => {
      const left = this.#isGone(name) ? 0 : (this.#current.get(name)?.size ?? prints.size);
      return left < prints.size && !this.#isUpdated ? [{ name, gone: prints.size - left }] : [];
    });
    if (gone.length === 0) return new Map();
    const spanOf = spanFinder(this.#text, readJson(this.#text).map());
    const findings = gone.map(({ name, gone: times }) => {
      const path = ['files', name];
      const params = { gone: times, file: withoutControls(name) };
      return suppressionFinding('baseline-unused', path, spanOf(path, true), params);
    });
    return new Map([[this.#file, findings]]);
  }

  /**
   * Writes the baseline in an update: the findings of this run, and the earlier findings of other files.
   *
   * @throws {UsageError} if it can't be written.
   */
  write(): void {
    if (!this.#isUpdated) return;
    const before = readBaseline(this.#file);
    // Another run may have written it since.
    const others = before === undefined ? [] : [...parseBaseline(this.#file, before)];
    const text = formatBaseline(new Map([...others.filter(([name]) => !this.#isGone(name)), ...this.#current]));
    if (text !== before) writeText(this.#file, text, 'the baseline');
  }

  #isGone(name: string): boolean {
    return !this.#current.has(name) && name !== '-' && !existsSync(join(dirname(resolve(this.#file)), name));
  }
}

function readBaseline(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return readRegular(file, `${file}: the baseline`)
    .toString()
    .replace(/^\uFEFF/, '');
}

function parseBaseline(file: string, text: string): Map<string, Fingerprints> {
  // Without the limits of payloads: a baseline may have many files.
  const value = jsonValue(text);
  if (!is(BaselineSchema, value)) {
    throw new UsageError(`${file}: the baseline must be a file that --update-baseline wrote`);
  }
  const files = Object.entries(value.files).map(([name, byRule]) => {
    const prints = Object.entries(byRule).flatMap(([rule, list]) => list.map((print) => [print, rule] as const));
    return [name, new Map(prints)] as const;
  });
  return new Map(files);
}

/** Sorted, with one fingerprint per line, so that diffs are small. */
function formatBaseline(files: ReadonlyMap<string, Fingerprints>): string {
  const fingerprints = [...files]
    .filter(([, prints]) => prints.size > 0)
    .map(([name, prints]) => [name, sortedObject(groupByRule(prints))] as const);
  return `${JSON.stringify({ version: 1, files: sortedObject(fingerprints) }, null, 2)}\n`;
}

function groupByRule(prints: Fingerprints): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const [print, rule] of prints) groups.set(rule, [...(groups.get(rule) ?? []), print]);
  return [...groups].map(([rule, list]) => [rule, list.sort()]);
}

const sortedObject = <T>(pairs: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...pairs].sort(([a], [b]) => (a < b ? -1 : 1)));
