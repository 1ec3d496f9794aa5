import { cardParams } from '@pg/card-params';
import { seeded } from '@pg/lint/sample';
import { type Finding, findEach, type Resource, toFindings, wordingOf } from '@pg/rule-kit';
import { saleForm } from '@pg/sale-form';
import { sessionRequest } from '@pg/session-request';
import { wallet1Settings, wallet2Settings } from '@pg/wallet-tokens';
import { card, type Node, sale, session, wallet1, wallet2 } from './document.ts';
import { judge, type Path, type Verdict } from './oracle.ts';
import { payloadOf } from './payloads.ts';

/** A kind of payload, in our rules and in the document's tables. */
export type Kind = readonly [resource: Resource, documented: Node];

/** The first three have the most rows. */
export const kinds: readonly [Kind, ...Kind[]] = [
  [cardParams, card],
  [sessionRequest, session],
  [saleForm, sale],
  [wallet1Settings, wallet1],
  [wallet2Settings, wallet2],
];

/** A verdict of the document that our rules do not share. */
export interface Disagreement extends Verdict {
  readonly kind: Kind;
  readonly payload: unknown;
  /** Our errors at the field. */
  readonly errors: readonly Finding[];
}

const keyOf = (path: Path): string => path.join('\n');

/** Compares our rules with the document on one payload. */
export function compare(kind: Kind, payload: unknown): { judged: Verdict[]; disagreements: Disagreement[] } {
  const errors = new Map<string, Finding[]>();
  // Names are not masked: the paths are compared.
  for (const finding of toFindings(findEach(kind[0], payload), wordingOf(kind[0]))) {
    const key = keyOf(finding.path);
    if (finding.severity === 'error') errors.set(key, [...(errors.get(key) ?? []), finding]);
  }
  const verdicts = judge(kind[1], payload);
  const judged = verdicts.filter(({ verdict }) => verdict !== 'open');
  const differing = judged.filter(({ path, alternatives = [], verdict }) => {
    const isReported = [path, ...alternatives].some((each) => errors.has(keyOf(each)));
    return isReported === (verdict === 'right');
  });
  // Our other errors disagree too, except inside values that the document does not describe.
  const known = new Set(judged.map(({ path }) => keyOf(path)));
  const open = new Set(verdicts.filter((each) => each.verdict === 'open').map(({ path }) => keyOf(path)));
  for (const [key, [finding]] of errors) {
    const path = finding?.path ?? [];
    const isOpen = path.some((_, i) => open.has(keyOf(path.slice(0, i + 1))));
    if (!known.has(key) && !isOpen) differing.push({ path, verdict: 'right', reason: 'not in the document' });
  }
  const errorsAt = (path: Path): readonly Finding[] => errors.get(keyOf(path)) ?? [];
  const disagreements = differing.map((each) => ({ ...each, kind, payload, errors: errorsAt(each.path) }));
  return { judged, disagreements };
}

/** Compares a random payload. One of three has no mistakes, the others have up to twenty changes. */
export function compareSeed(seed: number): ReturnType<typeof compare> {
  const choose = seeded(seed);
  const kind = kinds[choose(2) === 0 ? choose(kinds.length) : choose(3)] ?? kinds[0];
  return compare(kind, payloadOf(kind[0], choose, choose(3) === 0 ? 0 : 1 + choose(20)));
}
