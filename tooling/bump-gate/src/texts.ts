import type { Change } from './change.ts';
import type { Release } from './last-release.ts';

/** What is published and can be read as text. `ignores` matches lines that are no part of a contract. */
interface PublishedText {
  readonly file: RegExp;
  readonly ignores?: RegExp;
  /** Whether the vectors show if a change is breaking. */
  readonly hasVectors?: boolean;
}

const PUBLISHED: readonly PublishedText[] = [
  { file: /^packages\/[^/]+\/api\.txt$/ },
  { file: /^packages\/vectors\/index\.d\.ts$/, ignores: /^\s*\/?\*/ },
  { file: /^packages\/lint\/schemas\/.+\.json$/, ignores: /"(?:description|title)":/ },
  // The paths of the endpoints.
  { file: /\/openapi\.json$/, ignores: /^(?!\s*"\/)/ },
  { file: /(?<!draft-07)\.schema\.json$/, ignores: /"(?:description|title)":/, hasVectors: true },
  // The rules, with the basis and the severity of each.
  { file: /^docs\/reference\/rules\.md$/, ignores: /^(?!## |.*; severity: )/ },
];

/** Compares declarations, rules and the shapes of JSON with the last release, by lines. A removed or changed line is breaking. */
export const compareTexts = (release: Pick<Release, 'list' | 'diff'>): readonly Change[] =>
  release.list('.').flatMap((file) => {
    const published = PUBLISHED.find((each) => each.file.test(file));
    if (published === undefined) return [];
    const { removed, added } = release.diff(file);
    const describe = (lines: readonly string[], verb: string, breaking: boolean): readonly Change[] =>
      lines
        .filter((line) => line.trim() !== '' && !published.ignores?.test(line))
        .map((line) => ({
          packageName: packageOf(file),
          breaking,
          description: `${line.trim()}: ${verb}`,
        }));
    return [...describe(removed, 'removed', !published.hasVectors), ...describe(added, 'added', false)];
  });

const packageOf = (file: string): string => `@pg/${/^packages\/([^/]+)/.exec(file)?.[1] ?? 'lint'}`;
