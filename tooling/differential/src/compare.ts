import { cardParams } from '@pg/card-params';
import { check, type Finding, type Resource } from '@pg/rule-kit';
import { saleForm } from '@pg/sale-form';
import { sessionRequest } from '@pg/session-request';
import { wallet1Settings, wallet2Settings } from '@pg/wallet-tokens';
import { card, type Node, sale, session, wallet1, wallet2 } from './document.ts';
import { payloadOf, randomOf } from './generate.ts';
import { type Judgement, judge, type Path } from './oracle.ts';

/** A kind of payload, as our rules and as the document's tables have it. */
export type Kind = readonly [ours: Resource, documented: Node];

/** Those with most rows are first. */
export const kinds: readonly [Kind, ...Kind[]] = [
  [cardParams, card],
  [sessionRequest, session],
  [saleForm, sale],
  [wallet1Settings, wallet1],
  [wallet2Settings, wallet2],
];

/** What the document says of a field, and our errors there, which say something else. */
export interface Disagreement extends Judgement {
  readonly kind: Kind;
  readonly payload: unknown;
  readonly errors: readonly Finding[];
}

const keyOf = (path: Path): string => path.join('\n');

/** Compares the verdicts on one payload: gives those that the document has, and those that the rules do not share. */
export function compare(kind: Kind, payload: unknown): { judged: Judgement[]; disagreements: Disagreement[] } {
  const errors = new Map<string, Finding[]>();
  for (const finding of check(kind[0], payload)) {
    const key = keyOf(finding.path);
    if (finding.severity === 'error') errors.set(key, [...(errors.get(key) ?? []), finding]);
  }
  const judgements = judge(kind[1], payload);
  const judged = judgements.filter(({ verdict }) => verdict !== 'open');
  const differing = judged.filter(({ path, beside = [], verdict }) => {
    const isReported = [path, ...beside].some((each) => errors.has(keyOf(each)));
    return isReported === (verdict === 'right');
  });
  // An error at a path that is not in the payload, nor inside a value that the document does not describe.
  const known = new Set(judged.map(({ path }) => keyOf(path)));
  const open = new Set(judgements.filter((each) => each.verdict === 'open').map(({ path }) => keyOf(path)));
  for (const [key, [finding]] of errors) {
    const path = finding?.path ?? [];
    const isOpen = path.some((_, i) => open.has(keyOf(path.slice(0, i + 1))));
    if (!known.has(key) && !isOpen) differing.push({ path, verdict: 'right', says: 'nothing' });
  }
  const errorsAt = (path: Path): readonly Finding[] => errors.get(keyOf(path)) ?? [];
  const disagreements = differing.map((each) => ({ ...each, kind, payload, errors: errorsAt(each.path) }));
  return { judged, disagreements };
}

/** Compares the verdicts on the random payload of a seed: of three one has no mistake, the others up to twenty. */
export function compareSeed(seed: number): ReturnType<typeof compare> {
  const random = randomOf(seed);
  const kind = kinds[random(2) === 0 ? random(kinds.length) : random(3)] ?? kinds[0];
  return compare(kind, payloadOf(kind[1], random, random(3) === 0 ? 0 : 1 + random(20)));
}
