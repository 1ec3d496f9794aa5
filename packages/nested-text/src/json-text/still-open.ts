import { positionsIn } from '../line-starts.ts';

/** What was opened and not closed yet, and the offset of its opening bracket or quote. */
export interface Opening {
  readonly kind: 'object' | 'array' | 'text';
  readonly start: number;
}

const SHOWN = 3;

/** Says what is open where a text ends: "Still open: a text from line 3, in an object from line 1." */
export function stillOpen(text: string, open: readonly Opening[]): string {
  const position = positionsIn(text);
  const shown = open.slice(-SHOWN).reverse();
  const parts = shown.map(({ kind, start }) => `${articled(kind)} from line ${position(start).line}`);
  const others = open.length - shown.length;
  return `Still open: ${parts.join(', in ')}${others > 0 ? `, and ${others} more around it` : ''}.`;
}

/** Says how the innermost array or object is to be closed. */
export function closedBy(text: string, open: readonly Opening[]): string | undefined {
  const innermost = open.at(-1);
  if (innermost === undefined) return undefined;
  const { kind, start } = innermost;
  const { line } = positionsIn(text)(start);
  return `Close the ${kind} from line ${line} with "${kind === 'array' ? ']' : '}'}" first.`;
}

const articled = (kind: Opening['kind']): string => (kind === 'text' ? 'a text' : `an ${kind}`);
