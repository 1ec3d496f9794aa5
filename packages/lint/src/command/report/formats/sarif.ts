import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DescribedRule } from '@pg/rule-kit';
import { type Example, formatPath, type Severity } from '@pg/rule-kit';
import { severitiesOf } from '@pg/rule-kit/internal';
import { interfaceVersion } from '@pg/session-request';
import type { Invocation, ReportingDescriptor, Result, ToolComponent } from 'sarif';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { FileReport } from '../../../files/report.ts';
import { fingerprintsOf } from '../../../files/suppress/fingerprint.ts';
import { describeExample, describeFacts, describeRule } from '../../../rules/describe-rule.ts';
import { rules } from '../../../rules/rules.ts';
import { repositoryPath } from '../../../system/paths.ts';
import { JsonStream } from './json-text.ts';
import type { Presentation, ReportWriter } from './report-writer.ts';
import { fullMessage } from './words.ts';

/** The report as a SARIF 2.1.0 log, for code scanning and editors. */
export function sarifReport({ addressOf }: Pick<Presentation, 'addressOf'>): ReportWriter {
  const stream = new JsonStream((results) => logOf({ results }));
  return {
    file: (report) => stream.add(describeResults(report)),
    end: ({ problems, failures }) => {
      const notifications = problems.map((text) => ({ level: 'error', message: { text: escapeText(text) } }) as const);
      const executionSuccessful = problems.length + failures.length === 0;
      const invocations: Invocation[] = [{ executionSuccessful, toolExecutionNotifications: notifications }];
      return stream.end((results) => logOf({ results, invocations, tool: { driver: describeTool(addressOf) } }));
    },
  };
}

const logOf = (run: object): object => ({
  $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
  version: '2.1.0',
  runs: [{ columnKind: 'utf16CodeUnits', ...run }],
});

const describeTool = (addressOf: Presentation['addressOf']): ToolComponent => ({
  name: 'pg-lint',
  version: packageJson.version,
  properties: { interface: interfaceVersion },
  informationUri: `https://www.npmjs.com/package/${packageJson.name}`,
  rules: [...rules.values()].map((rule) => describeDescriptor(rule, addressOf?.(rule.id))),
});

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<Severity, Result.level>;

const RULE_INDEXES: ReadonlyMap<string, number> = new Map([...rules.keys()].map((id, i) => [id, i]));

const describeDescriptor = (rule: DescribedRule, address: string | undefined): ReportingDescriptor => ({
  id: rule.id,
  shortDescription: { text: rule.summary },
  fullDescription: { text: rule.summary },
  help: { text: describeRule(rule), markdown: ruleInMarkdown(rule, address) },
  // SARIF requires an absolute URI, which exists only with a hosted reference.
  helpUri: address,
  defaultConfiguration: { level: LEVELS[severitiesOf(rule)[0]] },
  properties: { section: rule.section, basis: rule.basis },
});

/** A rule in Markdown, with a link to its page if it has an address. */
const ruleInMarkdown = (rule: DescribedRule, address: string | undefined): string =>
  [
    rule.summary,
    describeFacts(rule),
    ...examples('Accepted', rule.accepts),
    ...examples('Rejected', rule.rejects),
    ...(address === undefined ? [] : [`[${rule.id}](${address})`]),
  ].join('\n\n');

const examples = (title: string, list: readonly Example[]): string[] =>
  list.length === 0 ? [] : [`${title}:`, ['```text', ...list.map(describeExample), '```'].join('\n')];

function describeResults({ file, findings }: FileReport): Result[] {
  const fingerprints = fingerprintsOf({ file, findings });
  const uri = artifactUri(file);
  return findings.map((finding, i) => ({
    ruleId: finding.rule,
    ruleIndex: RULE_INDEXES.get(finding.rule) ?? -1,
    level: LEVELS[finding.severity],
    message: { text: escapeText(fullMessage(finding)) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri },
          region: {
            startLine: finding.line,
            startColumn: finding.column,
            endLine: finding.endLine,
            endColumn: finding.endColumn,
          },
        },
        ...(finding.path.length > 0 && { logicalLocations: [{ fullyQualifiedName: formatPath(finding.path) }] }),
      },
    ],
    partialFingerprints: { 'pgLint/v1': fingerprints[i] ?? '' },
    properties: { section: finding.section, basis: finding.basis },
  }));
}

/** SARIF requires doubled braces (3.11.5). A name must not create a link, like `[text](1)` (3.11.6). */
const escapeText = (text: string): string => text.replace(/[{}]/g, '$&$&').replaceAll('](', '] (');

/** The URI of a file: relative to the working folder, or absolute if the file is outside of it. */
function artifactUri(file: string): string {
  const path = repositoryPath(file);
  if (path.startsWith('../') || isAbsolute(path)) return pathToFileURL(file).href;
  return path.split('/').map(encodeSegment).join('/');
}

/** `encodeURIComponent` throws if the text has half a surrogate pair. */
const encodeSegment = (segment: string): string => encodeURIComponent(segment.replace(/\p{Cs}/gu, '\uFFFD'));
