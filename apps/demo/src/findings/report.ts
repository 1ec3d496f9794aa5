import type { PageFinding } from '../checker/page-finding.ts';
import { addressOf, formatRoute } from '../routing/route.ts';

/** A finding as Markdown, without a value of the payload. */
export function describeFinding({ severity, code, where, message, hint, section, rule }: PageFinding): string {
  const link = addressOf(formatRoute('reference', ['rule', rule]));
  const place = where === '' ? '' : ` at \`${where}\``;
  return [
    `- **${severity}** \`${code}\`${place}: ${message}.`,
    ...(hint === undefined ? [] : [hint]),
    `Section ${section}, rule [${rule}](${link}).`,
  ].join('\n  ');
}

/** All findings as Markdown. */
export const describeFindings = (title: string, findings: readonly PageFinding[]): string =>
  `## ${title}\n\n${findings.map(describeFinding).join('\n')}\n`;
