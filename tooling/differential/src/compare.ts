import { cardParamsType } from '@pg/card-params';
import type { PayloadType } from '@pg/rule-kit';
import { find, sentencesOf, toFindings } from '@pg/rule-kit/internal';
import { saleType } from '@pg/sale-form';
import { sessionType } from '@pg/session-request';
import { wallet1SettingsType, wallet2SettingsType } from '@pg/wallet-tokens';
import { card, type Node, sale, session, wallet1, wallet2 } from './document.ts';
import { judge, type Path, type Verdict } from './oracle.ts';

/** A kind of payload, in our rules and in the document's tables. */
export type Kind = readonly [payloadType: PayloadType, documented: Node];

export const kinds: readonly Kind[] = [
  [cardParamsType, card],
  [sessionType, session],
  [saleType, sale],
  [wallet1SettingsType, wallet1],
  [wallet2SettingsType, wallet2],
];

/** A verdict of the document that our rules do not share. */
export interface Disagreement extends Verdict {
  /** The codes of our errors at the field. */
  readonly errors: readonly string[];
}

const keyOf = (path: Path): string => path.join('\n');

/** Compares our rules with the document on one payload. */
export function compare(
  [payloadType, documented]: Kind,
  payload: unknown,
): { judged: Verdict[]; disagreements: Disagreement[] } {
  // The document says nothing of a corrected payload.
  const violations = find(payloadType, payload, {}, { isJson: true }).violations.filter(
    ({ isRevealed }) => !isRevealed,
  );
  // Names are not masked: the paths are compared.
  const errors = toFindings(violations, sentencesOf(payloadType)).filter(({ severity }) => severity === 'error');
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
