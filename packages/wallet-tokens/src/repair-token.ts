import { readJson } from '@pg/nested-text';
import { check, type Finding, type Path, type Resource } from '@pg/rule-kit';
import { decodeBase64, toStandardBase64 } from './base64.ts';
import { base64Url, escapeLetters, percentEncoded, plusLost } from './formats/encoding-rules.ts';
import { backslashesStripped, base64Token, encodedTwice, oneLevelDown } from './token-text/token-text-rules.ts';
import { objectAsText } from './wallet1/rules/object-as-text.ts';
import { wallet1Token } from './wallet1/wallet1-token.ts';
import { wallet2Token } from './wallet2/wallet2-token.ts';

/** A token's text as it has to be sent. */
export interface Repair {
  readonly text: string;
  /** The rules whose mistakes were undone, in the order in which they were. */
  readonly rules: readonly string[];
}

/**
 * Undoes the mistakes in a payment token's text, where the repair is certain: each is known, and what comes out has no
 * error left. Nothing is repaired where the token's text was, or may have been, another one.
 *
 * @returns `undefined` where there is nothing to repair, or no certain repair.
 */
export function repairToken(wallet: 'wallet1' | 'wallet2', text: string): Repair | undefined {
  const resource = wallet === 'wallet1' ? wallet1Token : wallet2Token;
  let repaired = text;
  const rules: string[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    const mistake = findError(resource, repaired);
    if (mistake === undefined) return rules.length > 0 ? { text: repaired, rules } : undefined;
    const next = repairOf(wallet, mistake, repaired);
    if (next === undefined || next === repaired) return undefined;
    repaired = next;
    if (rules.at(-1) !== mistake.rule) rules.push(mistake.rule);
  }
  return undefined;
}

/** Every step undoes one mistake, in the whole text or in one value; a token has a dozen values. */
const MOST_STEPS = 24;

const findError = (resource: Resource, text: string): Finding | undefined =>
  check(resource, text).find(({ severity }) => severity === 'error');

function repairOf(wallet: 'wallet1' | 'wallet2', { rule, path }: Finding, text: string): string | undefined {
  switch (rule) {
    case encodedTwice.id:
      return unquote(text);
    case base64Token.id:
      return decodeText(text);
    case percentEncoded.id:
      return path.length === 0 ? decodePercent(text) : replaceInValue(text, path, /%2B|%2F|%3D/gi, decodeURIComponent);
    case backslashesStripped.id:
      return restoreBackslashes(text);
    case escapeLetters.id:
      return restoreEscapes(text);
    case plusLost.id:
      return replaceInValue(text, path, / /g, () => '+');
    case base64Url.id:
      return replaceInValue(text, path, /[-_]/g, (character) => (character === '-' ? '+' : '/'));
    case oneLevelDown.id:
      return wallet === 'wallet1' ? textOrSliceAt(text, path) : textAt(text, path);
    case objectAsText.id:
      return unquoteAt(text, path);
    default:
      return undefined;
  }
}

function unquote(text: string): string | undefined {
  const quoted = text.trim().startsWith('"') ? text : `"${text}"`;
  const { value } = readJson(quoted);
  return typeof value === 'string' ? value : undefined;
}

function decodeText(base64: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64(toStandardBase64(base64.trim())));
  } catch {
    return undefined;
  }
}

function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Replaces characters of one value where they stand, through every layer; the rest of the text stays byte for byte. */
function replaceInValue(
  text: string,
  path: Path,
  pattern: RegExp,
  replace: (found: string) => string,
): string | undefined {
  const layer = readJson(text).map().textAt(path);
  if (layer === undefined) return undefined;
  let repaired = text;
  for (const match of [...layer.text.matchAll(pattern)].reverse()) {
    const { start, end } = layer.toOuter({ start: match.index, end: match.index + match[0].length });
    repaired = repaired.slice(0, start) + replace(match[0]) + repaired.slice(end);
  }
  return repaired;
}

/** The text at a path; where the second wallet's token is an object there, its text was another one. */
const textAt = (text: string, path: Path): string | undefined => readJson(text).map().textAt(path)?.text;

/** What stands at a path, by itself: the text, or an object as it is written. */
function textOrSliceAt(text: string, path: Path): string | undefined {
  const span = readJson(text).map().locate(path)?.value;
  return textAt(text, path) ?? (span && text.slice(span.start, span.end));
}

function unquoteAt(text: string, path: Path): string | undefined {
  const map = readJson(text).map();
  const [inner, span] = [map.textAt(path)?.text, map.locate(path)?.value];
  return inner && span && text.slice(0, span.start) + inner + text.slice(span.end);
}

/** Puts the backslashes back before the quotes of the JSON texts in a token: no brace stands in their values. */
const restoreBackslashes = (text: string): string =>
  restoreEscapes(text.replace(/"(\{\s*"[^{}]*\})"/g, (_, inner: string) => `"${inner.replaceAll('"', '\\"')}"`));

/**
 * Writes `=` as the wallet does. How deep a text stands is told by the backslashes before its closing quote: as many, and
 * one more, stand before the escape.
 */
const restoreEscapes = (text: string): string =>
  text.replace(/(?:\\*u003d){1,2}(?=(\\*)")/g, (written, slashes: string) =>
    `${slashes}\\u003d`.repeat(written.split('u003d').length - 1),
  );
