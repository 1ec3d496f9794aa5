import { lintText } from '@pg/lint';
import { check, type Example, type Finding, type Profile, type Resource } from '@pg/rule-kit';
import type { ExpectedFinding, Vector } from '@pg/vectors';
import { checkedRulesOf } from '../rules-of.ts';
import { basesOf } from './bases.ts';
import { changedPayloads } from './changed-payloads.ts';
import { sampleForms, walletText } from './samples.ts';

/** The file of a kind's vectors: JSON with one vector on each line. */
export function vectorsFile(resource: Resource): string {
  const lines = vectorsOf(resource).map((vector) => JSON.stringify(vector));
  return `{"version":1,"kind":${JSON.stringify(resource.kind)},"vectors":[\n${lines.join(',\n')}\n]}\n`;
}

/** The vectors of a resource: of the examples of its rules, and of its rows at their bounds. */
function vectorsOf(resource: Resource): readonly Vector[] {
  const byRules = checkedRulesOf(resource).flatMap(({ id, accepts, rejects }) => [
    ...examplesAs(resource, `${id} accepts`, accepts),
    ...examplesAs(resource, `${id} rejects`, rejects),
  ]);
  const bases = basesOf(resource.kind);
  const unchanged = bases.map((base, i) => toVector(resource, `whole ${i + 1}`, base));
  const byRows = changedPayloads(resource, bases).map(({ name, payload }) => toVector(resource, name, payload));
  return [...byRules, ...unchanged, ...byRows, ...(resource.kind === 'sale-form' ? formVectors() : [])];
}

/** Sales as the forms that are sent: what is lost or added on their way shows only there. */
const formVectors = (): Vector[] =>
  sampleForms().map(({ name, text }) => ({
    name,
    text,
    findings: lintText(text, { kind: 'sale-form', syntax: 'form' }).findings.map(toExpected),
  }));

const examplesAs = (resource: Resource, name: string, examples: readonly Example[]): Vector[] =>
  examples.map(({ value, profile }, i) => toVector(resource, `${name} ${i + 1}`, value, profile));

/** What is sent as a text is given as the text. */
function toVector(resource: Resource, name: string, value: unknown, profile?: Profile): Vector {
  const given = resource.text ? { text: typeof value === 'string' ? value : walletText(value) } : { payload: value };
  const findings = check(resource, given.text ?? given.payload, profile ? { profile } : {});
  return { name, ...given, ...(profile && { profile: { ...profile } }), findings: findings.map(toExpected) };
}

const toExpected = ({ rule, severity, path }: Finding): ExpectedFinding => ({ rule, severity, path });
