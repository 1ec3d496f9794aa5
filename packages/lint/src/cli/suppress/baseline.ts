import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { positionsIn, readJson, type TextMap } from '@pg/nested-text';
import { count } from '@pg/type-codes';
import { pathFrom } from '../../config/file-settings.ts';
import { unreadRules } from '../../core/file-rules.ts';
import type { LocatedFinding } from '../../core/locate/locate-findings.ts';
import { UsageError } from '../exit-status.ts';
import { fingerprintsOf } from '../report/fingerprint.ts';
import { countFindings } from '../report/report.ts';
import { describeSystemError } from '../system-error.ts';
import { formatBaseline, type KnownFindings, parseBaseline, readBaselineText } from './baseline-file.ts';
import { FILE_START, type FileSpan, knownFinding } from './known-rules.ts';

/** Which baseline is meant. */
export interface BaselineChoice {
  readonly file: string;
  /** Whether it is written anew: with all that is found now. */
  readonly isUpdated: boolean;
}

/** The findings that were there when a baseline was written: they are left out, and counted. */
export class Baseline {
  readonly file: string;
  readonly #isUpdated: boolean;
  readonly #text: string;
  readonly #known: KnownFindings;
  /** What was found in this run, by file. */
  readonly #current = new Map<string, ReadonlyMap<string, string>>();
  #count = 0;

  /** @throws {UsageError} for a file that is no baseline, and for none where it is not to be written. */
  constructor({ file, isUpdated }: BaselineChoice) {
    const text = readBaselineText(file);
    if (text === undefined && !isUpdated) {
      throw new UsageError(`${file}: no such baseline; --update-baseline writes it`);
    }
    this.file = file;
    this.#isUpdated = isUpdated;
    this.#text = text ?? '';
    this.#known = text === undefined ? new Map() : parseBaseline(file, text);
  }

  /** How many findings were left out. */
  get count(): number {
    return this.#count;
  }

  /** Leaves out the findings of a file that the baseline has; when it is updated, all but those of what was not read. */
  sift(file: string, findings: readonly LocatedFinding[]): readonly LocatedFinding[] {
    const name = pathFrom(dirname(resolve(this.file)), file);
    const prints = fingerprintsOf({ file: name, findings });
    const isKnown = (i: number): boolean =>
      !unreadRules.has(findings[i]?.rule ?? '') &&
      (this.#isUpdated || this.#known.get(name)?.has(prints[i] ?? '') === true);
    const known = findings.flatMap(({ rule }, i) => (isKnown(i) ? [[prints[i] ?? '', rule] as const] : []));
    this.#current.set(name, new Map(known));
    if (known.length === 0) return findings;
    const left = findings.filter((_, i) => !isKnown(i));
    this.#count += countFindings(findings) - countFindings(left);
    return left;
  }

  /** What the baseline has and is gone, by file, at the file’s place in it; none where it is updated. */
  findings(): LocatedFinding[] {
    if (this.#isUpdated) return [];
    const gone = [...this.#known].flatMap(([name, prints]) => {
      const left = this.#isGone(name) ? 0 : (this.#current.get(name)?.size ?? prints.size);
      return left < prints.size ? [{ name, gone: prints.size - left }] : [];
    });
    if (gone.length === 0) return [];
    const spanOf = spansIn(this.#text);
    return gone.map((each) => describeGone(each.name, each.gone, spanOf));
  }

  /**
   * Writes the baseline, if it is to be updated: what was found in the files of this run, and what it had of others.
   *
   * @throws {UsageError} where it can't be written.
   */
  write(): void {
    if (!this.#isUpdated) return;
    const others = [...this.#known].filter(([name]) => !this.#isGone(name));
    const text = formatBaseline(new Map([...others, ...this.#current]));
    if (text === this.#text) return;
    try {
      writeFileSync(this.file, text);
    } catch (error) {
      throw new UsageError(`${this.file}: the baseline can’t be written (${describeSystemError(error)})`);
    }
  }

  #isGone(name: string): boolean {
    return !this.#current.has(name) && name !== '-' && !existsSync(join(dirname(resolve(this.file)), name));
  }
}

function spansIn(text: string): (path: readonly string[]) => FileSpan {
  const map: TextMap = readJson(text).map();
  const toPosition = positionsIn(text);
  return (path) => {
    const place = map.locate(path)?.name;
    if (place === undefined) return FILE_START;
    const { line: endLine, column: endColumn } = toPosition(place.end);
    return { ...toPosition(place.start), endLine, endColumn };
  };
}

function describeGone(name: string, gone: number, spanOf: (path: readonly string[]) => FileSpan): LocatedFinding {
  const path = ['files', name];
  const found = {
    path,
    found: `${count(gone, 'known finding')} gone`,
    allowed: 'findings that are still there only',
    hint: 'Remove what is gone with --update-baseline.',
  } as const;
  return knownFinding('baseline-unused', found, spanOf(path));
}
