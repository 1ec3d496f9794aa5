import { cardResource } from '@pg/card-params';
import type { Resource } from '@pg/rule-kit';
import { find, sentencesOf, toFindings } from '@pg/rule-kit/internal';
import { saleResource } from '@pg/sale-form';
import { sessionResource } from '@pg/session-request';
import { wallet1SettingsResource, wallet2SettingsResource } from '@pg/wallet-tokens';
import { card, type Node, sale, session, wallet1, wallet2 } from './document.ts';
import { judge, type Path, type Verdict } from './oracle.ts';

/** A kind of payload, in our rules and in the document's tables. */
export type Kind = readonly [resource: Resource, documented: Node];

export const kinds: readonly Kind[] = [
  [cardResource, card],
  [sessionResource, session],
  [saleResource, sale],
  [wallet1SettingsResource, wallet1],
  [wallet2SettingsResource, wallet2],
];

/** A verdict of the document that our rules do not share. */
export interface Disagreement extends Verdict {
  /** The codes of our errors at the field. */
  readonly errors: readonly string[];
}

const keyOf = (path: Path): string => path.join('\n');

/** Compares our rules with the document on one payload. */
export function compare(
  [resource, documented]: Kind,
  payload: unknown,
): { judged: Verdict[]; disagreements: Disagreement[] } {
  // The document says nothing of a corrected payload.
  const violations = find(resource, payload, {}, { isJson: true }).violations.filter(({ isRevealed }) => !isRevealed);
  // Names are not masked: the paths are compared.
  const errors = toFindings(violations, sentencesOf(resource)).filter(({ severity }) => severity === 'error');
  const reported = new Set(errors.map(({ path }) => keyOf(path)));
  const verdicts = judge(documented, payload);
  const judged = verdicts.filter(({ verdict }) => verdict !== 'open');
  const differing = judged.filter(({ path, alternatives = [], verdict }) => {
    const isReported = [path, ...alternatives].some((each) => reported.has(keyOf(each)));
    return isReported === (verdict === 'right');
  });
  // Our other errors disagree too, except inside values that the document does not describe.
  const known = new Set(judged.map(({ path }) => keyOf(path)));
  const open = new Set(verdicts.filter((each) => each.verdict === 'open').map(({ path }) => keyOf(path)));
  for (const { path } of errors) {
    const isOpen = path.some((_, i) => open.has(keyOf(path.slice(0, i + 1))));
    if (!known.has(keyOf(path)) && !isOpen) differing.push({ path, verdict: 'right', reason: 'not in the document' });
  }
  const errorsAt = (path: Path): readonly string[] =>
    errors.filter((each) => keyOf(each.path) === keyOf(path)).map(({ code }) => code);
  return { judged, disagreements: differing.map((each) => ({ ...each, errors: errorsAt(each.path) })) };
}
