import { positionsIn } from '../line-starts.ts';

/** What was opened and not closed yet, and the offset of its opening bracket or quote. */
export interface Opening {
  readonly kind: 'object' | 'array' | 'text';
  readonly start: number;
}

const SHOWN = 3;

/**
 * Says what is open where a text ends: "Still open: a text from this line, in an object from 2 lines above." Lines are
 * told from there: the text may stand in another one, which has lines of its own.
 */
export function stillOpen(text: string, open: readonly Opening[]): string {
  const lineOf = linesAbove(text, text.length);
  const shown = open.slice(-SHOWN).reverse();
  const parts = shown.map(({ kind, start }) => `${articled(kind)} from ${lineOf(start)}`);
  const others = open.length - shown.length;
  return `Still open: ${parts.join(', in ')}${others > 0 ? `, and ${others} more around it` : ''}.`;
}

/** Says how the innermost array or object is to be closed before an offset. */
export function closedBy(text: string, open: readonly Opening[], at: number): string | undefined {
  const innermost = open.at(-1);
  if (innermost === undefined) return undefined;
  const { kind, start } = innermost;
  return `Close the ${kind} from ${linesAbove(text, at)(start)} with "${kind === 'array' ? ']' : '}'}" first.`;
}

/** Says how far above an offset's line another one's is. */
function linesAbove(text: string, at: number): (offset: number) => string {
  const position = positionsIn(text);
  return (offset) => {
    const lines = position(at).line - position(offset).line;
    return lines === 0 ? 'this line' : `${lines} line${lines === 1 ? '' : 's'} above`;
  };
}

const articled = (kind: Opening['kind']): string => (kind === 'text' ? 'a text' : `an ${kind}`);
