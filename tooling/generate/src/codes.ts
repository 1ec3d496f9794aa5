import { lintText, messages, rules } from '@pg/lint';
import { codeExamples, codesWithoutText } from '@pg/lint/test/code-examples';
import { exampleFindings, paramsOf } from '@pg/lint/test/example-findings';
import type { Message } from '@pg/rule-kit';
import { severitiesOf } from '@pg/rule-kit/internal';
import { code, GENERATED_NOTICE, page, paragraph } from './reference/markdown.ts';

/** The code of a finding, for a translation. */
interface Code {
  readonly message: string;
  readonly hint?: string;
  readonly params: readonly string[];
  /** The rules whose findings have it; empty for a code that findings of any rule may have. */
  readonly rules: readonly string[];
}

const sorted = <T>(entries: Iterable<readonly [string, T]>): [string, T][] =>
  Array.from(entries, ([key, value]): [string, T] => [key, value]).sort(([a], [b]) => (a < b ? -1 : 1));

/** The rules of each code, as the examples of rules and codes and the vectors show them. */
export function codeRules(): Readonly<Record<string, readonly string[]>> {
  const findings = [
    ...exampleFindings(),
    ...codeExamples.flatMap(([, wrong, , options]) => lintText(wrong, options).findings),
  ];
  const found = new Map<string, readonly string[]>(
    Object.values(codesWithoutText).flatMap(Object.entries<readonly string[]>),
  );
  for (const { code, rule } of findings) {
    const known = found.get(code) ?? [rule];
    if (known.length > 0) found.set(code, [...new Set([...known, rule])].sort());
  }
  return Object.fromEntries(sorted(found));
}

const isTerm = (name: string): boolean => name.includes(':');

const inParts = (message: Message) => (typeof message === 'string' ? { message } : message);

const codes = (): [string, Code][] => {
  const rulesOf = codeRules();
  return sorted(Object.entries<Message>(messages))
    .filter(([name]) => !isTerm(name))
    .map(([name, message]) => [name, { ...inParts(message), params: paramsOf(message), rules: rulesOf[name] ?? [] }]);
};

/** The codes of findings, and the terms in their messages, as JSON: for translations in any language. */
export const codeCatalog = () => ({
  codes: Object.fromEntries(codes()),
  terms: Object.fromEntries(sorted(Object.entries(messages)).filter(([name]) => isTerm(name))),
});

export const codesPage = (): string =>
  page(
    GENERATED_NOTICE,
    '# Codes',
    paragraph(
      'The codes of findings, with their params, rules and sentences. `{field}` is the name of the field, and `{must}` is “must” in an error and “should” in a warning. `{max:digit}` is a number with its noun; `{kind:sign}` is the term `sign:KIND`. All of this, with the terms, is also JSON: `@pg/lint/schemas/codes.json`.',
    ),
    ...codes().flatMap(([name, { message, hint, params, rules }]) => [
      `## ${name}`,
      [message, ...(hint === undefined ? [] : [hint])].map(code).join('\n\n'),
      paragraph(
        [
          `Params: ${params.map(code).join(', ') || 'none'}.`,
          `Rules: ${rules.map(linkToRule).join(', ') || 'any'}.`,
        ].join(' '),
      ),
    ]),
  );

const linkToRule = (id: string): string => {
  const rule = rules.get(id);
  if (rule === undefined) throw new Error(`a code has the rule ${id}, which does not exist`);
  return `[${id}](rules.md#${id}) (${severitiesOf(rule).join(' or ')})`;
};
