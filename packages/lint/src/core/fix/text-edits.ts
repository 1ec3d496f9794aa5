import { BracketNameError, nestBracketNames } from '@pg/card-params';
import { encodeComponent, type Place, readJson, type Span } from '@pg/nested-text';
import { isObject, type Path, valueAt } from '@pg/rule-kit';
import { fieldSpecAt, pointerOf } from '@pg/rule-kit/internal';
import type { TokenField } from '@pg/sale-form';
import { type Repair, repairToken, type WalletName, wallets } from '@pg/wallet-tokens';
import type { ReadPayload } from '../extract/read-embedded.ts';
import { withoutTrailingCommas } from '../read/without-comments.ts';
import type { Fixable } from './changes-of.ts';
import { applyEdits, type Edit } from './edit.ts';

/** Each trial reads the whole text again. */
export const MOST_TRIALS = 60;

/**
 * The edits of a payload's text.
 *
 * @param text The text, with spaces for comments.
 */
export function textEdits(payload: ReadPayload, text: string): Fixable {
  const { value, map, syntax, resource, violations } = payload.source;
  const placeOf = (path: Path): Place | undefined => {
    const place = syntax === 'text' ? undefined : map().locate(path);
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
    specAt: (path) => resource && fieldSpecAt(resource.schema, path),
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
  if (syntax !== 'json') return edits;
  const duplicates = violations.filter(({ rule }) => rule.id === 'duplicate-field').length;
  // All bracket names of an object have the same edit.
  const nested = new Map<string, Edit | undefined>();
  return {
    ...edits,
    remove(path) {
      const place = placeOf(path);
      return place && removal(text, place);
    },
    keep: (path, which) => (duplicates > MOST_TRIALS ? undefined : removeOther(text, placeOf(path), path, which)),
    nest(path) {
      const outer = path.slice(0, -1);
      const key = pointerOf(outer);
      if (!nested.has(key)) nested.set(key, nestNames(valueAt(value, outer), text, placeOf(outer)?.value));
      return nested.get(key);
    },
  };
}

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

/** Removes the first or last of two fields of the same name; nothing if there is a third. */
function removeOther(text: string, last: Place | undefined, path: Path, kept: 'first' | 'last'): Edit | undefined {
  if (last?.name === undefined) return undefined;
  const withoutLast = removal(text, last);
  const { problems, map } = readJson(withoutTrailingCommas(applyEdits(text, [withoutLast])));
  const first = map().locate(path);
  const isThird = problems.some((problem) => pointerOf(problem.path) === pointerOf(path));
  if (first?.name === undefined || isThird) return undefined;
  return kept === 'first' ? withoutLast : removal(text, first);
}

/** The removal of a field or an item, and of one of the commas beside it. */
function removal(text: string, { name, value }: Place): Edit {
  const { start, end }: Span = { start: name?.start ?? value.start, end: value.end };
  const before = text.slice(0, start).trimEnd();
  if (before.endsWith(',')) return { start: before.length - 1, end, text: '' };
  const after = text.slice(end).trimStart();
  return { start, end: after.startsWith(',') ? text.length - after.slice(1).trimStart().length : end, text: '' };
}

const TOKEN: TokenField = 'parameters[paymentToken]';

/** Repairs a wallet's token, alone or in a sale's form, once for all of its findings. */
function tokenRepair({ source: { resource, syntax, value, map }, layer }: ReadPayload): NonNullable<Fixable['repair']> {
  const isToken = resource?.text !== undefined;
  const find = () => {
    if (isToken && syntax === 'text') {
      const token = layer.text.trim();
      const start = layer.text.indexOf(token);
      const wallet = Object.keys(wallets).find((name) => isWallet(name) && wallets[name].token === resource);
      return repairAt({ start, end: start + token.length }, wallet, token, (text) => text);
    }
    const place = syntax === 'form' ? map().locate([TOKEN]) : undefined;
    return place && repairAt(place.value, valueAt(value, ['brand']), valueAt(value, [TOKEN]), encodeComponent);
  };
  let found: { readonly repaired: ReturnType<typeof find> } | undefined;
  return (path) => {
    if (!isToken && path[0] !== TOKEN) return undefined;
    found ??= { repaired: find() };
    return found.repaired;
  };
}

function repairAt(span: Span, wallet: unknown, token: unknown, write: (text: string) => string) {
  const repaired: Repair | undefined =
    isWallet(wallet) && typeof token === 'string' ? repairToken(wallet, token) : undefined;
  return repaired && { title: repaired.label, edit: { ...span, text: write(repaired.text) } };
}

const isWallet = (name: unknown): name is WalletName => typeof name === 'string' && Object.hasOwn(wallets, name);
