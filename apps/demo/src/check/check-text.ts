import { type Edit, findFixes, fixText, proveText } from '@pg/lint';
import { type Finding, type Profile, ProfileError } from '@pg/rule-kit';
import { findLayers, innermostLayer, type Layer } from './layers.ts';
import { countBySeverity, SEVERITIES, type Totals } from './totals.ts';

/** A text to check, and how. */
export interface CheckRequest {
  readonly text: string;
  /** What it is; left out, its content tells. */
  readonly kind?: string | undefined;
  readonly profile: Profile;
}

/** A finding with what the page does with it. */
export interface CheckedFinding extends Finding {
  /** The innermost of the layers that it stands in, by its place in their list. */
  readonly layer: number;
  /** What mends it, where that is certain. */
  readonly edit?: Edit;
}

/** What is known of a text. */
export interface CheckedText {
  readonly kind: string | undefined;
  /** In the order of the text. Of very many they are those that weigh most: the others would hold the page up. */
  readonly findings: readonly CheckedFinding[];
  /** How many there are in all. */
  readonly totals: Totals;
  /** How many of them can certainly be mended. */
  readonly fixes: number;
  readonly layers: readonly Layer[];
  /** Why the profile can't be meant; then nothing was checked. */
  readonly profileProblem?: string;
}

const MOST_FINDINGS = 1000;

/** Checks a text and finds the place of everything that is found. */
export async function checkText({ text, kind, profile }: CheckRequest): Promise<CheckedText> {
  const options = { profile, ...(kind !== undefined && { kind }) };
  try {
    const { kind, findings: all } = await proveText(text, options);
    const edits = findFixes(text, all, options);
    const shown = weightiest(all.map((finding, i) => ({ finding, edit: edits[i] })));
    const layers = findLayers(
      text,
      shown.map(({ finding }) => finding),
    );
    const findings = shown.map(
      ({ finding, edit }, i): CheckedFinding => ({
        ...finding,
        layer: innermostLayer(layers, i),
        ...(edit && { edit }),
      }),
    );
    return { kind, findings, totals: countBySeverity(all), fixes: edits.filter(Boolean).length, layers };
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    return {
      kind,
      findings: [],
      totals: countBySeverity([]),
      fixes: 0,
      layers: findLayers(text, []),
      profileProblem: error.message,
    };
  }
}

/** As many as the page takes, in the order in which they stood. */
function weightiest<TItem extends { readonly finding: Finding }>(items: readonly TItem[]): readonly TItem[] {
  if (items.length <= MOST_FINDINGS) return items;
  const byWeight = SEVERITIES.flatMap((severity) => items.filter(({ finding }) => finding.severity === severity));
  const taken = new Set(byWeight.slice(0, MOST_FINDINGS));
  return items.filter((item) => taken.has(item));
}

/** Mends all that certainly can be. */
export const mendText = ({ text, kind, profile }: CheckRequest): string =>
  fixText(text, { profile, ...(kind !== undefined && { kind }) }).text;
