import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Finding } from '@pg/rule-kit';
import { pointerOf } from '@pg/rule-kit/internal';
import type { Suppression } from '../../config/config-schema.ts';
import type { LoadedConfig } from '../../config/load-config.ts';
import { type FileSettings, globOf } from '../../config/read-settings.ts';
import { pathFrom } from '../../system/paths.ts';
import type { LocatedFinding } from '../../text/locate/locate-findings.ts';
import { findFiles } from '../find/find-files.ts';
import { suppressionFinding } from './suppression-finding.ts';

/** Suppresses findings as the configurations of a run require, and reports unused and expired suppressions. */
export class ConfigSuppressions {
  readonly #today: string;
  readonly #configs = new Set<LoadedConfig>();
  readonly #used = new Set<Suppression>();

  constructor(today: string) {
    this.#today = today;
  }

  match(_: string, findings: readonly Finding[], { from, suppressions }: FileSettings): Set<number> {
    if (from?.config.suppressions) this.#configs.add(from);
    const matching = new Set<number>();
    for (const suppression of suppressions.filter((each) => !this.#isExpired(each))) {
      for (const [i, finding] of findings.entries()) {
        if (!covers(suppression, finding)) continue;
        matching.add(i);
        this.#used.add(suppression);
      }
    }
    return matching;
  }

  /** Reports expired and unused suppressions. A suppression is unused only if all its files were checked. */
  check(files: ReadonlySet<string>): Map<string, LocatedFinding[]> {
    const reports = new Map<string, LocatedFinding[]>();
    for (const from of this.#configs) {
      const findings: LocatedFinding[] = [];
      const report = (rule: 'suppression-expired' | 'suppression-unused', ...path: (string | number)[]) =>
        findings.push(suppressionFinding(rule, ['suppressions', ...path], from.spanOf(['suppressions', ...path])));
      for (const [i, suppression] of (from.config.suppressions ?? []).entries()) {
        if (this.#isExpired(suppression)) report('suppression-expired', i, 'until');
        else if (!this.#used.has(suppression) && filesOf(suppression, from).every((file) => files.has(file))) {
          report('suppression-unused', i);
        }
      }
      reports.set(from.file, findings);
    }
    return reports;
  }

  #isExpired({ until }: Suppression): boolean {
    return until !== undefined && until < this.#today;
  }
}

/** Whether a suppression covers a finding: the same rule, at its field or inside it. */
const covers = ({ rule, pointer = '' }: Suppression, finding: Finding): boolean =>
  rule === finding.rule && `${pointerOf(finding.path)}/`.startsWith(`${pointer}/`);

/** The absolute paths of a suppression's files; for a glob, the files that a check of its folder finds. */
function filesOf(suppression: Suppression, { folder }: LoadedConfig): string[] {
  const { folder: inner, isGlob, matches } = globOf(suppression);
  const path = join(folder, isGlob ? inner : suppression.files);
  if (!isGlob) return existsSync(path) ? [path] : [];
  const { files } = findFiles(path, { usesGitignore: true });
  return files.filter(({ file }) => matches(pathFrom(folder, file))).map(({ file }) => resolve(file));
}
