import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Budget, readJson, readTree } from '@pg/nested-text';
import type { Finding } from '@pg/rule-kit';
import { withoutControls } from '@pg/rule-kit/internal';
import { array, is, literal, pipe, record, regex, strictObject, string } from 'valibot';
import { ON_DISK, type OwnFiles } from '../../config/own-files.ts';
import { unreadRules } from '../../rules/file-rules.ts';
import { decode } from '../../system/encoding.ts';
import { spanFinder } from '../../system/file-span.ts';
import { jsonValue } from '../../system/json-value.ts';
import { pathFrom } from '../../system/paths.ts';
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

  /**
   * @param options.isGiven Whether a person names it. Then it must exist, unless it is updated.
   * @throws {UsageError} if the file is not a baseline.
   */
  constructor(file: string, options: { isUpdated: boolean; isGiven: boolean; from: OwnFiles }) {
    this.#file = file;
    this.#isUpdated = options.isUpdated;
    const text = readBaseline(file, options.from);
    if (text === undefined && options.isGiven && !options.isUpdated) {
      throw new UsageError(`${file}: there is no such baseline; --update-baseline writes it`);
    }
    this.#text = text ?? '';
    this.#before = this.#parse(text);
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
    // Another run may have written it since.
    const before = readBaseline(this.#file, ON_DISK);
    const others = [...this.#parse(before)].filter(([name]) => !this.#isGone(name));
    const text = formatBaseline(new Map([...others, ...this.#current]));
    if (text !== before) writeText(this.#file, text, 'the baseline');
  }

  #isGone(name: string): boolean {
    return !this.#current.has(name) && name !== '-' && !existsSync(join(dirname(resolve(this.#file)), name));
  }

  #parse(text: string | undefined): ReadonlyMap<string, Fingerprints> {
    const conflict = text?.search(/^(?:<{7}|\|{7}|={7}|>{7})/m) ?? -1;
    if (text === undefined || (conflict >= 0 && this.#isUpdated)) return new Map();
    if (conflict >= 0) {
      const line = text.slice(0, conflict).split('\n').length;
      throw new UsageError(`${this.#file}:${line}: the baseline has a conflict; --update-baseline writes it anew`);
    }
    // Without the limits of payloads: a baseline may have many files.
    if (is(BaselineSchema, jsonValue(text))) return fingerprintsIn(text);
    throw new UsageError(`${this.#file}: the baseline must be a file that --update-baseline wrote`);
  }
}

const readBaseline = (file: string, from: OwnFiles): string | undefined =>
  from.exists(file) ? decode(from.read(file, `${file}: the baseline`)).replace(/^\uFEFF/, '') : undefined;

/** The fingerprints in a baseline. After a merge, it may have a name twice, of which `JSON.parse` would keep one. */
function fingerprintsIn(text: string): ReadonlyMap<string, Fingerprints> {
  const files = new Map<string, Map<string, string>>();
  const tree = readTree(text, { budget: new Budget(Number.POSITIVE_INFINITY) }).tree();
  for (const file of tree.root?.members.flatMap(({ members }) => members) ?? []) {
    const prints = files.get(file.name ?? '') ?? new Map<string, string>();
    for (const rule of file.members)
      for (const print of rule.members) prints.set(String(tree.scalarOf(print)), rule.name ?? '');
    files.set(file.name ?? '', prints);
  }
  return files;
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
