import { optionsFor } from '../../core/file-types.ts';
import type { VerifyTextOptions } from '../../core/lint-text.ts';
import { payloadsAt } from './payloads-at.ts';

/** How a file's text is checked. */
export interface TextOptions {
  readonly options: VerifyTextOptions;
  /** The configured JSON pointers without a payload. */
  readonly missing: readonly string[];
}

/** The options for a file's type, and for the JSON pointers that its configuration lists. */
export async function optionsForText(
  file: string,
  text: string,
  given: VerifyTextOptions,
  at: readonly string[] | undefined,
): Promise<TextOptions> {
  const options = await optionsFor(file, given, text);
  const configured = at && payloadsAt(text, at, given.kind, options.readPayloads);
  if (configured === undefined) return { options, missing: [] };
  return { options: { ...options, readPayloads: () => configured.payloads }, missing: configured.missing };
}
