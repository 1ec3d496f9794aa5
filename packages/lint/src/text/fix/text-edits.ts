import { BracketNameError, nestBracketNames } from '@pg/card-params';
import { encodeComponent, nodeAt, type Place, type Span, type Tree, type TreeNode } from '@pg/nested-text';
import { isObject, type Path, valueAt } from '@pg/rule-kit';
import { pointerOf, specAt } from '@pg/rule-kit/internal';
import type { TokenField } from '@pg/sale-form';
import { type Repair, repairToken, type WalletName, wallets } from '@pg/wallet-tokens';
import type { ReadPayload } from '../../readers/read-embedded.ts';
import type { Fixable } from './changes-of.ts';
import type { Edit } from './edit.ts';

/** The edits of a payload's text. */
export function textEdits(payload: ReadPayload): Fixable {
  const { text, value, map, syntax, payloadType, problems = [] } = payload.source;
  const tree = payload.source.tree?.();
  const isOwnTree = tree?.layer.text === text;
  // Edits are not encoded again. A payload inside a document is written as it is.
  const isEncoded = tree?.root !== undefined && !isOwnTree && textOf(tree, tree.root) !== text;
  const placeOf = (path: Path): Place | undefined => {
    const place = syntax === 'text' || isEncoded ? undefined : map().locate(path);
    return place?.isInside ? undefined : place;
  };
  const write = (written: string | object): string =>
    syntax === 'form' ? encodeComponent(String(written)) : JSON.stringify(written);
  const edits: Fixable = {
    valueAt: (path) => valueAt(value, path),
    writtenAt(path) {
      const span = placeOf(path)?.value;
      return span ? text.slice(span.start, span.end) : '';
    },
    specAt: (path) => payloadType && specAt(payloadType.table, path),
    replace(path, written) {
      const span = placeOf(path)?.value;
      return span && { ...span, text: write(written) };
    },
    rename(path, name) {
      const span = placeOf(path)?.name;
      const isTaken = placeOf([...path.slice(0, -1), name]) !== undefined;
      return isTaken ? undefined : span && { ...span, text: write(name) };
    },
    repair: tokenRepair(payload),
  };
  if (tree === undefined || !isOwnTree || syntax === 'text') return edits;
  // All bracket names of an object have the same edit.
  const nested = new Map<string, Edit | undefined>();
  return {
    ...edits,
    correct: ({ code, within }) =>
      problems.find((problem) => problem.code === code && problem.span.start === within?.start)?.fix?.edits,
    remove: (path) => removal(text, nodeAt(tree, path.slice(0, -1)), nodeAt(tree, path)),
    keep(path, which) {
      const object = nodeAt(tree, path.slice(0, -1));
      const fields = object?.members.filter(({ name }) => name === path.at(-1)) ?? [];
      // Which of three is meant is not known.
      return fields.length === 2 ? removal(text, object, fields[which === 'first' ? 1 : 0]) : undefined;
    },
    nest(path) {
      // It would lose comments.
      if (syntax !== 'json') return undefined;
      const outer = path.slice(0, -1);
      const key = pointerOf(outer);
      if (!nested.has(key)) nested.set(key, nestNames(valueAt(value, outer), text, placeOf(outer)?.value));
      return nested.get(key);
    },
  };
}

const textOf = ({ layer }: Tree, { start, end }: TreeNode): string => layer.text.slice(start, end);

function nestNames(object: unknown, text: string, span: Span | undefined): Edit | undefined {
  if (span === undefined || !isObject(object)) return undefined;
  const lineStart = text.lastIndexOf('\n', span.start) + 1;
  const [indent = ''] = /^[ \t]*/.exec(text.slice(lineStart, span.start)) ?? [];
  try {
    return { ...span, text: JSON.stringify(nestBracketNames(object), null, 2).replaceAll('\n', `\n${indent}`) };
  } catch (error) {
    if (error instanceof BracketNameError) return undefined;
    throw error;
  }
}

/** The removal of a field or an item, and of one of the commas beside it; nothing if that removes a comment. */
function removal(text: string, outer: TreeNode | undefined, member: TreeNode | undefined): Edit | undefined {
  if (outer === undefined || member === undefined) return undefined;
  const i = outer.members.indexOf(member);
  const [before, after] = [outer.members[i - 1], outer.members[i + 1]];
  const start = before?.end ?? startOf(member);
  const end = before || after === undefined ? member.end : startOf(after);
  const beside = before ? text.slice(start, startOf(member)) : text.slice(member.end, end);
  return /[/#]/.test(beside) ? undefined : { start, end, text: '' };
}

const startOf = ({ name, nameStart, start }: TreeNode): number => (name === undefined ? start : nameStart);

const TOKEN: TokenField = 'parameters[paymentToken]';

/** Repairs a wallet's token, alone or in a sale's form. */
function tokenRepair({
  source: { payloadType, syntax, value, map },
  layer,
}: ReadPayload): NonNullable<Fixable['repair']> {
  const isToken = payloadType?.text !== undefined;
  return (path) => {
    if (!isToken && path[0] !== TOKEN) return undefined;
    if (isToken && syntax === 'text') {
      const token = layer.text.trim();
      const start = layer.text.indexOf(token);
      const wallet = Object.keys(wallets).find((name) => isWallet(name) && wallets[name].token === payloadType);
      return repairAt({ start, end: start + token.length }, wallet, token, (text) => text);
    }
    const place = syntax === 'form' ? map().locate([TOKEN]) : undefined;
    return place && repairAt(place.value, valueAt(value, ['brand']), valueAt(value, [TOKEN]), encodeComponent);
  };
}

function repairAt(span: Span, wallet: unknown, token: unknown, write: (text: string) => string) {
  const repaired: Repair | undefined =
    isWallet(wallet) && typeof token === 'string' ? repairToken(wallet, token) : undefined;
  return repaired && { title: repaired.label, edit: { ...span, text: write(repaired.text) } };
}

const isWallet = (name: unknown): name is WalletName => typeof name === 'string' && Object.hasOwn(wallets, name);
