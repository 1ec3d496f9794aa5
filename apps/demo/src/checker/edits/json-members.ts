import type { Span } from '@pg/nested-text';

/** A member of a JSON object, or an item of an array; an item's name is empty. */
export interface Member extends Span {
  readonly name: string;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gs;

/** The members of the object, or the items of the array, that starts at an offset. */
export function membersAt(text: string, offset: number): Member[] {
  const members: Member[] = [];
  let depth = 0;
  let start: number | undefined;
  let name = '';
  let end = 0;
  TOKEN.lastIndex = offset;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [token] = match;
    const opens = token === '{' || token === '[';
    const closes = token === '}' || token === ']';
    if (closes) depth--;
    const isBetween = (closes && depth === 0) || (depth === 1 && token === ',');
    if (isBetween) {
      if (start !== undefined) members.push({ start, end, name });
      start = undefined;
      name = '';
    } else if (depth > 0) {
      if (start === undefined) start = match.index;
      else if (depth === 1 && token === ':' && name === '') name = readName(text.slice(start, end));
      end = match.index + token.length;
    }
    if (opens) depth++;
    if (depth === 0) break;
  }
  return members;
}

function readName(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return '';
  }
}

/** What to remove so that a member is gone: the member and one of the commas beside it. */
export function spanToRemove(members: readonly Member[], member: Member): Span {
  const position = members.indexOf(member);
  const before = members[position - 1];
  const after = members[position + 1];
  if (before) return { start: before.end, end: member.end };
  return { start: member.start, end: after?.start ?? member.end };
}
