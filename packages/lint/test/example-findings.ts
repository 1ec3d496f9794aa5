import { readFileSync } from 'node:fs';
import { check, type Example, type Finding, type Message, type PayloadType, type Profile, table } from '@pg/rule-kit';
import { lintText, payloadTypes, rules } from '../src/index.ts';

interface Vector {
  readonly payload?: unknown;
  readonly text?: string;
  readonly profile?: Profile;
}

/** The findings of all vectors and of all rules' examples, one per rule and message. */
export function exampleFindings(): readonly Finding[] {
  const all = [...payloadTypes.flatMap(findingsOfVectors), ...examples().flatMap(findingsOfExample)];
  return [
    ...new Map(
      all.map((finding) => [`${finding.rule} ${finding.code} ${finding.severity} ${finding.message}`, finding]),
    ).values(),
  ];
}

export function findingsOfVectors(payloadType: PayloadType): readonly Finding[] {
  const file = new URL(`../../vectors/vectors/${payloadType.name}.json`, import.meta.url);
  const { vectors }: { readonly vectors: readonly Vector[] } = JSON.parse(readFileSync(file, 'utf8'));
  return vectors.flatMap(({ payload, text, profile }): readonly Finding[] => {
    const isForm = payloadType.name === 'sale-form' && text !== undefined;
    if (isForm) return lintText(text, { kind: payloadType.name, syntax: 'form' }).findings;
    return check(payloadType, text ?? payload, { profile });
  });
}

const examples = (): Example[] => [...rules.values()].flatMap(({ accepts, rejects }) => [...accepts, ...rejects]);

function findingsOfExample({ row, name = 'field', value, profile }: Example): readonly Finding[] {
  if (row === undefined)
    return lintText(typeof value === 'string' ? value : JSON.stringify(value), { profile }).findings;
  const oneRow = table('1 Test', '', { field: row });
  const payloadType = { name: 'test', at: '', whole: 'the body', messages: {}, table: oneRow, rules: [] };
  return check(payloadType, value === undefined ? {} : { [name]: value }, { profile });
}

export const textsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : [message.message, message.hint];

/** The params of a code: the placeholders of its message. */
export function paramsOf(message: Message): string[] {
  const names = Array.from(
    textsOf(message)
      .join(' ')
      .matchAll(/\{(\w+)\b(?!:name\})/g),
    ([, name = '']) => name,
  );
  return [...new Set(names)].filter((name) => name !== 'field' && name !== 'must').sort();
}
