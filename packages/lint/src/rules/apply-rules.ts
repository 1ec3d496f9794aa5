import type { Finding } from '@pg/rule-kit';
import type { RuleSettings } from './settings.ts';

/** Sets the severities of findings, and removes findings of rules that are off. */
export function applyRules<TFinding extends Finding>(
  findings: readonly TFinding[],
  rules: RuleSettings,
): readonly TFinding[] {
  if (Object.keys(rules).length === 0) return findings;
  return findings.flatMap((finding) => {
    const severity = rules[finding.rule] ?? finding.severity;
    return severity === 'off' ? [] : [{ ...finding, severity }];
  });
}
