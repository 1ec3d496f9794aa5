import { positionsIn, readFormFields, type Span } from '@pg/nested-text';
import type { Field, Form } from './form-nodes.ts';

/** Parses a form. It never fails: rules report syntax errors. */
export function parseForm(text: string): Form {
  const positionOf = positionsIn(text);
  const place = ({ start, end }: Span): Pick<Form, 'range' | 'loc'> => ({
    range: [start, end],
    loc: { start: positionOf(start), end: positionOf(end) },
  });
  const fields = readFormFields(text).map(
    ({ name, value, nameSpan, valueSpan }): Field => ({
      type: 'Field',
      name: { type: 'FieldName', value: name, ...place(nameSpan) },
      value: { type: 'FieldValue', value, ...place(valueSpan) },
      ...place({ start: nameSpan.start, end: valueSpan.end }),
    }),
  );
  return { type: 'Form', fields, ...place({ start: 0, end: text.length }) };
}
