import { resolve } from 'node:path';
import type { Path } from '@pg/rule-kit';
import type { Suppression } from '../../config/config-schema.ts';
import { applyRules, type FileSettings } from '../../config/file-settings.ts';
import type { LoadedConfig } from '../../config/load-config.ts';
import { NO_LINES } from '../../core/lint-result.ts';
import type { LocatedFinding } from '../../core/locate/locate-findings.ts';
import { countFindings, type FileReport } from '../report/report.ts';
import { knownFinding } from './known-rules.ts';

/** The suppressions of all configurations of a run: what they leave out, and which of them are of no use any more. */
export class SuppressionLedger {
  /** In UTC, as `YYYY-MM-DD`. */
  readonly #today: string;
  readonly #configs = new Set<LoadedConfig>();
  readonly #used = new Set<Suppression>();
  #count = 0;

  constructor(today: string) {
    this.#today = today;
  }

  /** How many findings were left out. */
  get count(): number {
    return this.#count;
  }

  /** Leaves out the findings of a file that are known. */
  sift(findings: readonly LocatedFinding[], { from, suppressions }: FileSettings): readonly LocatedFinding[] {
    if (from === undefined) return findings;
    this.#configs.add(from);
    const current = suppressions.filter((suppression) => !this.#isExpired(suppression));
    const left = findings.filter((finding) => {
      const matching = current.filter((suppression) => covers(suppression, finding));
      for (const suppression of matching) this.#used.add(suppression);
      return matching.length === 0;
    });
    this.#count += countFindings(findings) - countFindings(left);
    return left;
  }

  /**
   * What is to be said of the suppressions themselves, by the configuration that has them.
   *
   * @param files The files that were looked at: of a suppression that is for others too it can't be told whether it is
   *   used.
   */
  async reports(files: readonly string[]): Promise<FileReport[]> {
    const configs = [...this.#configs].filter(({ config }) => config.suppressions !== undefined);
    if (configs.length === 0) return [];
    const paths = new Set(files.map((file) => resolve(file)));
    const reports = configs.map(async (from) => {
      const findings = applyRules(await this.#findingsOn(from, paths), from.config.rules ?? {});
      return findings.length === 0 ? [] : [{ file: from.file, kind: undefined, findings, showableLines: NO_LINES }];
    });
    return (await Promise.all(reports)).flat();
  }

  async #findingsOn(from: LoadedConfig, paths: ReadonlySet<string>): Promise<LocatedFinding[]> {
    const findings = (from.config.suppressions ?? []).map(async (suppression, i) => {
      if (this.#isExpired(suppression)) return [describeExpired(from, i)];
      if (this.#used.has(suppression)) return [];
      const { filesOf } = await import('./suppressed-files.ts');
      const files = await filesOf(suppression, from);
      return files.every((file) => paths.has(file)) ? [describeUnused(from, i)] : [];
    });
    return (await Promise.all(findings)).flat();
  }

  #isExpired({ until }: Suppression): boolean {
    return until !== undefined && until < this.#today;
  }
}

/** Whether a suppression is for a finding: of its rule, at its entry or in it. */
function covers({ rule, pointer = '' }: Suppression, finding: LocatedFinding): boolean {
  return rule === finding.rule && stepsOf(pointer).every((step, i) => step === stepAt(finding.path, i));
}

const stepAt = (path: Path, i: number): string | undefined => (i < path.length ? String(path[i]) : undefined);

/** The steps of a JSON pointer (RFC 6901). */
const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

function describeExpired(from: LoadedConfig, i: number): LocatedFinding {
  const path = ['suppressions', i, 'until'];
  const found = {
    path,
    found: 'a day that is over',
    allowed: 'today or a later one',
    hint: 'Mend what was suppressed and remove the entry, or give it a later day.',
  };
  return knownFinding('suppression-expired', found, from.spanOf(path));
}

function describeUnused(from: LoadedConfig, i: number): LocatedFinding {
  const path = ['suppressions', i];
  const found = {
    path,
    found: 'no finding that it leaves out',
    allowed: 'suppressions of what is found',
    hint: 'Remove it.',
  };
  return knownFinding('suppression-unused', found, from.spanOf(path));
}
