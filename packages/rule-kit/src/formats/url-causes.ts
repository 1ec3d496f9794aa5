import { countCharacters, hasLength } from '@pg/type-codes';
import type { Mistake } from '../findings/finding.ts';
import { toMistake } from '../findings/messages.ts';
import { isParsedUrl, URL_LENGTHS, urlMessages, validStart } from './url.ts';

/** Why a string is not a URL; `undefined` if it is not known. */
export function findUrlCause(text: unknown): Mistake | undefined {
  if (typeof text !== 'string' || text === '' || !hasLength(URL_LENGTHS, text)) return undefined;
  const isParsed = isParsedUrl(text);
  const asPath = `https://shop.example/${text}`;
  if (!isParsed && validStart(asPath) !== asPath && !/^[a-z]+:/i.test(text)) return undefined;
  if (!isParsed)
    return /^https?:\/\/[^/?#]/i.test(text)
      ? toMistake('url-with-host')
      : { code: 'not-a-url', messages: urlMessages, hint: 'Start it with https:// and the host.' };
  const index = validStart(text).length;
  const character = text.charAt(index);
  const kind = character > '~' || character < ' ' ? 'control' : character;
  return toMistake('character-in-url', { kind, at: countCharacters(text.slice(0, index)) + 1 });
}
