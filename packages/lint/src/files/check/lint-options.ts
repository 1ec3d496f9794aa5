import { listInWords } from '@pg/rule-kit/internal';
import { fileTypeOf } from '../../readers/file-types.ts';
import { loadReader } from '../../readers/readers.ts';
import { mayHavePayload } from '../../rules/detect/text-evidence.ts';
import type { LintOptions } from '../../text/lint-text.ts';
import { payloadsAt } from './payloads-at.ts';

/** The options for a file's type, and for the JSON pointers that its configuration lists. */
export const optionsForText = async (
  file: string,
  text: string,
  given: LintOptions,
  at: readonly string[] | undefined,
) => optionsAt(text, await optionsFor(file, given, text), at);

/** The options for the JSON pointers that the configuration of a file lists, and those without a payload. */
export function optionsAt<TOptions extends LintOptions>(
  text: string,
  options: TOptions,
  at: readonly string[] | undefined,
): { readonly options: TOptions; readonly missing: readonly string[] } {
  const configured = at && payloadsAt(text, at, options.kind, options.readPayloads);
  if (configured === undefined) return { options, missing: [] };
  return { options: { ...options, readPayloads: () => configured.payloads }, missing: configured.missing };
}

/** A configured payload must exist, or the configuration is out of date. */
export const describeMissing = (file: string, missing: readonly string[]): string | undefined =>
  missing.length > 0 ? `${file}: there must be a payload at ${listInWords(missing)}, as configured` : undefined;

/** The given options, with the syntax or reader for the file's extension. */
export async function optionsFor(file: string, given: LintOptions, text: string): Promise<LintOptions> {
  const { syntax, reader } = fileTypeOf(file);
  const options = { ...given, syntax: given.syntax ?? syntax };
  if (reader === undefined) return options;
  const isSkipped =
    given.onlyCertain && given.kind === undefined && !mayHavePayload(text, given.gateway) && !hasKind(text);
  return { ...options, readPayloads: isSkipped ? () => [] : await loadReader[reader]() };
}

/** Whether a Markdown text may set the kind of a block. */
const hasKind = (text: string): boolean => text.includes('pg-lint=');
