import type { LocatedFinding } from '@pg/lint';
import type { ConfigMistake } from '@pg/lint/files';
import {
  type ClientCapabilities,
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
  type Range,
} from 'vscode-languageserver';
import { ruleAddress } from './reference.ts';

/** What the client shows of a diagnostic. */
export interface Shown {
  readonly hints: boolean;
  readonly addresses: boolean;
  readonly tags: boolean;
}

export function shownBy({ textDocument }: ClientCapabilities): Shown {
  const { relatedInformation, codeDescriptionSupport, tagSupport } =
    textDocument?.diagnostic ?? textDocument?.publishDiagnostics ?? {};
  return {
    hints: relatedInformation === true,
    addresses: codeDescriptionSupport === true,
    tags: tagSupport?.valueSet.includes(DiagnosticTag.Unnecessary) === true,
  };
}

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** A finding as a diagnostic. The hint is related information or, for a client without it, part of the message. */
export function toDiagnostic(uri: string, finding: LocatedFinding, shown: Shown): Diagnostic {
  const { rule, severity, message, hint } = finding;
  const range = rangeOf(finding);
  const href = shown.addresses ? ruleAddress(rule) : undefined;
  return {
    range,
    severity: SEVERITIES[severity],
    source: 'pg-lint',
    code: rule,
    message: hint === undefined || shown.hints ? message : `${message}. ${hint}`,
    ...(href !== undefined && { codeDescription: { href } }),
    ...(hint !== undefined && shown.hints && { relatedInformation: [{ location: { uri, range }, message: hint }] }),
    ...(rule === 'unknown-field' && shown.tags && { tags: [DiagnosticTag.Unnecessary] }),
  };
}

/** Both count columns in UTF-16 units; a protocol's numbers start at 0. */
export const rangeOf = ({ line, column, endLine, endColumn }: Omit<ConfigMistake, 'message'>): Range => ({
  start: { line: line - 1, character: column - 1 },
  end: { line: endLine - 1, character: endColumn - 1 },
});

/** A mistake in a configuration as a diagnostic. */
export const toConfigDiagnostic = (mistake: ConfigMistake): Diagnostic => ({
  range: rangeOf(mistake),
  severity: DiagnosticSeverity.Error,
  source: 'pg-lint',
  message: mistake.message,
});
