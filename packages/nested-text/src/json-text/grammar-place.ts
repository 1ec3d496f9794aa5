import type { Opening } from './still-open.ts';

/** The places of JSON's grammar, and what may stand at each of them. */
export const ALLOWED = {
  start: 'a value',
  value: 'a value',
  'first item': 'a value or "]"',
  item: 'a value',
  'first name': 'a name in double quotes or "}"',
  name: 'a name in double quotes',
  colon: 'a colon',
  'after entry': 'a comma or "}"',
  'after item': 'a comma or "]"',
  end: 'the end of the text',
};

/** A place of JSON's grammar. */
export type Place = keyof typeof ALLOWED;

/** Where a text stops being JSON. */
export interface Stop {
  readonly text: string;
  readonly at: number;
  /** The place of the grammar that was reached. */
  readonly place: Place;
  /** The arrays and objects around it, the outermost first. */
  readonly open: readonly Opening[];
}

/** How far a diagnosis looks: patterns on megabytes take time, and too much space to backtrack in. */
const WINDOW = 1000;

/** What stands where the text stops being JSON. */
export const upcoming = ({ text, at }: Stop): string => text.slice(at, at + WINDOW);

export const isValuePlace = (place: Place): boolean => ['start', 'value', 'first item', 'item'].includes(place);

export const isNamePlace = (place: Place): boolean => place === 'first name' || place === 'name';
