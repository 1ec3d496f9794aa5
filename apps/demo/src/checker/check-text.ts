import { kinds, type LintOptions, type LocatedFinding, lintText, proveText } from '@pg/lint';
import { ProfileError } from '@pg/rule-kit';
import { readProfile } from '../profile/read-profile.ts';
import { braceOnly } from './brace-only.ts';
import { findPageFixes } from './edits/find-fixes.ts';
import { applyEdits, withoutOverlaps } from './edits/fix.ts';
import { findLayers, innermostLayer, type Layer } from './layers.ts';
import { type PageFinding, toPageFinding } from './page-finding.ts';
import { placeInGiven, recover } from './recover.ts';
import { reportToken, type TokenReport } from './token-report.ts';
import { countBySeverity, SEVERITIES, type Totals } from './totals.ts';

/** A text to check, and how. */
export interface CheckRequest {
  readonly text: string;
  /** What it is; left out, its content tells. */
  readonly kind?: string | undefined;
  /** The merchant rules, as the address has them. */
  readonly profile?: string | undefined;
}

/** What is known of a text. */
export interface CheckedText {
  readonly kind: string | undefined;
  /** All kinds that there are. */
  readonly kinds: readonly string[];
  /** By severity, then place. Of very many they are the first: the others would hold the page up. */
  readonly findings: readonly PageFinding[];
  /** How many there are in all. */
  readonly totals: Totals;
  readonly layers: readonly Layer[];
  /** What the wallet's token says, where there is one. */
  readonly token?: TokenReport | undefined;
  /** Why the merchant rules can't be meant; then nothing was checked. */
  readonly profileProblem?: string;
}

const MOST_FINDINGS = 1000;

const optionsOf = ({ kind, profile }: CheckRequest): LintOptions => ({
  profile: readProfile(profile),
  ...(kind !== undefined && kinds.includes(kind) && { kind }),
});

/** Checks a text, and finds the place and the fixes of everything that is found. */
export async function checkText(request: CheckRequest): Promise<CheckedText> {
  const { text } = request;
  const options = optionsOf(request);
  try {
    if (text.trim() === '') return { kind: undefined, kinds, findings: [], totals: countBySeverity([]), layers: [] };
    const given = await proveText(text, options);
    const recovered = given.findings.some(({ rule }) => rule === 'syntax') ? recover(text, options) : undefined;
    const rest = recovered && (await proveText(recovered.text, options));
    const kind = given.kind ?? rest?.kind;
    const more = recovered && rest ? placeInGiven(text, recovered, rest.findings) : [];
    const known = new Set(given.findings.map(({ rule, path }) => JSON.stringify([rule, path])));
    const all = [
      ...given.findings.filter(({ rule }) => rule !== 'unknown-kind' || rest?.kind === undefined),
      ...more.filter(({ rule, path }) => !known.has(JSON.stringify([rule, path]))),
    ].sort((a, b) => weightOf(a.severity) - weightOf(b.severity) || a.line - b.line || a.column - b.column);
    const shown = all.slice(0, MOST_FINDINGS);
    const fixes = findPageFixes(text, kind, shown, options);
    const layers = findLayers(text, shown).map((layer) => braceOnly(layer, shown));
    return {
      kind,
      kinds,
      findings: shown.map((finding, i) => toPageFinding(text, finding, innermostLayer(layers, i), fixes[i] ?? [])),
      totals: countBySeverity(all),
      layers,
      token: await tokenIn(kind, layers, all),
    };
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    const layers = findLayers(text, []);
    return {
      kind: request.kind,
      kinds,
      findings: [],
      totals: countBySeverity([]),
      layers,
      profileProblem: error.message,
    };
  }
}

/** The token that the text is, or the one in a sale's form. */
function tokenIn(
  kind: string | undefined,
  [whole, ...inner]: readonly Layer[],
  findings: readonly LocatedFinding[],
): Promise<TokenReport | undefined> | undefined {
  const token = kind?.endsWith('-token') ? whole : inner.find(({ path }) => path[0] === 'parameters[paymentToken]');
  const wallet = kind?.endsWith('-token') ? kind.replace('-token', '') : walletOf(token?.text);
  return token && reportToken(wallet, token.text, findings);
}

/** Told by the token: the form's brand may be the mistake. */
const walletOf = (text = ''): string => (text.includes('"paymentData"') ? 'wallet1' : 'wallet2');

const weightOf = (severity: PageFinding['severity']): number => SEVERITIES.indexOf(severity);

/** A fix may show the next mistake: more rounds never change more. */
const MOST_ROUNDS = 10;

/** Makes every change that is certain. */
export function fixSafely(request: CheckRequest): string {
  const options = optionsOf(request);
  let { text } = request;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { kind, findings } = lintText(text, options);
    const fixes = findPageFixes(text, kind, findings, options).flat();
    const edits = withoutOverlaps(fixes.filter(({ isSafe }) => isSafe).flatMap((fix) => fix.edits));
    if (edits.length === 0) break;
    text = applyEdits(text, edits);
  }
  return text;
}
