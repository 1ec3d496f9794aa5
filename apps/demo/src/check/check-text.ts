import { type Edit, findFixes, fixText, proveText } from '@pg/lint';
import { type Finding, type Profile, ProfileError } from '@pg/rule-kit';
import { findLayers, innermostLayer, type Layer } from './layers.ts';

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
  readonly findings: readonly CheckedFinding[];
  readonly layers: readonly Layer[];
  /** Why the profile can't be meant; then nothing was checked. */
  readonly profileProblem?: string;
}

/** Checks a text and finds the place of everything that is found. */
export async function checkText({ text, kind, profile }: CheckRequest): Promise<CheckedText> {
  const options = { profile, ...(kind !== undefined && { kind }) };
  try {
    const result = await proveText(text, options);
    const layers = findLayers(text, result.findings);
    const edits = findFixes(text, result.findings, options);
    const findings = result.findings.map((finding, i): CheckedFinding => {
      const edit = edits[i];
      return { ...finding, layer: innermostLayer(layers, i), ...(edit && { edit }) };
    });
    return { kind: result.kind, findings, layers };
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    return { kind, findings: [], layers: findLayers(text, []), profileProblem: error.message };
  }
}

/** Mends all that certainly can be. */
export const mendText = ({ text, kind, profile }: CheckRequest): string =>
  fixText(text, { profile, ...(kind !== undefined && { kind }) }).text;
