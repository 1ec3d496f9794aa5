import { positionsIn, readForm, type Span } from '@pg/nested-text';
import type { Entry, Form } from './form-nodes.ts';

/** Reads a form as a syntax tree. It takes every text: what is wrong with a form the rules say. */
export function parseForm(text: string): Form {
  const positionOf = positionsIn(text);
  const place = ({ start, end }: Span): Pick<Form, 'range' | 'loc'> => ({
    range: [start, end],
    loc: { start: positionOf(start), end: positionOf(end) },
  });
  const entries = readForm(text).entries.map(
    ({ name, value, nameSpan, valueSpan }): Entry => ({
      type: 'Entry',
      name: { type: 'EntryName', value: name, ...place(nameSpan) },
      value: { type: 'EntryValue', value, ...place(valueSpan) },
      ...place({ start: nameSpan.start, end: valueSpan.end }),
    }),
  );
  return { type: 'Form', entries, ...place({ start: 0, end: text.length }) };
}
