import { lintText } from '@pg/lint';
import { embeddedJson } from '@pg/lint/sample';
import { check, type Example, type Finding, type PayloadType, type Profile, readJsonText } from '@pg/rule-kit';
import { rowRules } from '@pg/rule-kit/internal';
import type { ExpectedFinding, Vector } from '@pg/vectors';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { payloadTypeSchema } from '../json-schema/payload-type-schema.ts';
import { ownRulesOf } from '../payload-type-rules.ts';
import { basePayloads } from './base-payloads.ts';
import { payloadVariants } from './payload-variants.ts';
import { sampleForms } from './samples.ts';

/** The files of a kind by name. Parsers of several languages refuse half of a surrogate pair: such payloads are in a file of their own. */
export function vectorFilesOf(payloadType: PayloadType): [name: string, text: string][] {
  const { name: kind } = payloadType;
  const all = vectorsOf(payloadType).map((vector) => ({ vector, line: JSON.stringify(vector) }));
  const half = all.filter(({ line }) => HALF_PAIR.test(line));
  const inHex = half.map(({ vector: { name, payload, ...others } }) =>
    JSON.stringify({ name, hex: Buffer.from(JSON.stringify(payload)).toString('hex'), ...others }),
  );
  const lines = all.filter((each) => !half.includes(each)).map(({ line }) => line);
  return [
    [`${kind}.json`, toFile(kind, lines)],
    ...(half.length > 0 ? [[`hex/${kind}.json`, toFile(kind, inHex)] satisfies [string, string]] : []),
  ];
}

/** JSON.stringify escapes it. */
const HALF_PAIR = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/** A JSON file with one vector on each line. */
const toFile = (kind: string, lines: readonly string[]): string =>
  `{"version":1,"kind":${JSON.stringify(kind)},"vectors":[\n${lines.join(',\n')}\n]}\n`;

function vectorsOf(payloadType: PayloadType): readonly Vector[] {
  const bySchema = new Ajv2020().compile(payloadTypeSchema(payloadType, '2020-12'));
  return vectorsWithFindings(payloadType).map((vector) => ({
    ...vector,
    schema: bySchema(jsonOf(payloadType, vector)) ? 'accepts' : 'refuses',
  }));
}

/** The JSON that a schema sees: what is in a token's text, or the fields of a form. */
function jsonOf(payloadType: PayloadType, { payload, text }: UnjudgedVector): unknown {
  if (text === undefined) return payload;
  return payloadType.text ? readJsonText(text).value : Object.fromEntries(new URLSearchParams(text));
}

type UnjudgedVector = Omit<Vector, 'schema'>;

function vectorsWithFindings(payloadType: PayloadType): readonly UnjudgedVector[] {
  const fromRules = ownRulesOf(payloadType).flatMap(({ id, accepts, rejects }) => [
    ...vectorsOfExamples(payloadType, `${id} accepts`, accepts),
    ...vectorsOfExamples(payloadType, `${id} rejects`, rejects),
  ]);
  const bases = basePayloads(payloadType.name);
  const unchanged = bases.map((base, i) => toVector(payloadType, `whole ${i + 1}`, base));
  const fromRows = payloadVariants(payloadType, bases).map(({ name, payload }) => toVector(payloadType, name, payload));
  return [...fromRules, ...unchanged, ...fromRows, ...(payloadType.name === 'sale-form' ? formVectors() : [])];
}

/** Mistakes in the encoding of a form show only in its text. */
const formVectors = (): UnjudgedVector[] =>
  sampleForms().map(({ name, text }) => {
    const { findings } = lintText(text, { kind: 'sale-form', syntax: 'form' });
    return { name, text, decidedBy: decidedBy(findings), findings: findings.map(toExpected) };
  });

const vectorsOfExamples = (payloadType: PayloadType, name: string, examples: readonly Example[]): UnjudgedVector[] =>
  examples.map(({ value, profile }, i) => toVector(payloadType, `${name} ${i + 1}`, value, profile));

function toVector(payloadType: PayloadType, name: string, value: unknown, profile?: Profile): UnjudgedVector {
  const input = payloadType.text
    ? { text: typeof value === 'string' ? value : embeddedJson(value) }
    : { payload: value };
  const findings = check(payloadType, input.text ?? input.payload, profile ? { profile } : {});
  const expected = { decidedBy: decidedBy(findings), findings: findings.map(toExpected) };
  return { name, ...input, ...(profile && { profile: { ...profile } }), ...expected };
}

/** Rules of rows look at one field. */
const decidedBy = (findings: readonly Finding[]): 'field' | 'fields' =>
  findings.every(({ rule }) => rule in rowRules) ? 'field' : 'fields';

const toExpected = ({ rule, severity, path }: Finding): ExpectedFinding => ({ rule, severity, path });
