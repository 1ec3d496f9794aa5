import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Finding } from '@pg/rule-kit';
import { pointerOf } from '@pg/rule-kit/internal';
import type { Suppression } from '../../config/config-schema.ts';
import { readGlob } from '../../config/globs.ts';
import type { LoadedConfig } from '../../config/load-config.ts';
import type { FileSettings } from '../../config/read-settings.ts';
import type { SettingsOf } from '../../config/settings.ts';
import { pathFrom } from '../../system/paths.ts';
import type { LocatedFinding } from '../../text/locate/locate-findings.ts';
import { type FindOptions, findFiles } from '../find/find-files.ts';
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
  check(files: ReadonlySet<string>, settingsOf: SettingsOf): Map<string, LocatedFinding[]> {
    const isDeclared = (file: string): boolean => settingsOf(file).isDeclared;
    const reports = new Map<string, LocatedFinding[]>();
    for (const from of this.#configs) {
      const findings: LocatedFinding[] = [];
      const report = (rule: 'suppression-expired' | 'suppression-unused', ...path: (string | number)[]) =>
        findings.push(suppressionFinding(rule, ['suppressions', ...path], from.spanOf(['suppressions', ...path])));
      for (const [i, suppression] of (from.config.suppressions ?? []).entries()) {
        if (this.#isExpired(suppression)) report('suppression-expired', i, 'until');
        else if (
          !this.#used.has(suppression) &&
          filesOf(suppression, from, isDeclared).every((file) => files.has(file))
        ) {
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
function filesOf({ files }: Suppression, { folder }: LoadedConfig, isDeclared: FindOptions['isDeclared']): string[] {
  const { folder: inner, isPattern, matches } = readGlob(folder, files);
  const path = join(folder, isPattern ? inner : files);
  if (!existsSync(path)) return [];
  if (!isPattern) return [path];
  const found = findFiles(path, { usesGit: true, isDeclared }).files.map(({ file }) => resolve(file));
  return found.filter((file) => matches(pathFrom(path, file)));
}
