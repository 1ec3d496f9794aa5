import { setting } from '@pg/rule-kit';
import {
  any,
  description,
  type InferInput,
  integer,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  strictObject,
} from 'valibot';
import type { RequestKind } from '../rules/sending.ts';

const STATUS = 'must be a status from 200 to 599, like 201';

const answer = strictObject({
  status: setting(
    pipe(number(), integer(STATUS), minValue(200, STATUS), maxValue(599, STATUS)),
    'The HTTP status; by default, 200.',
  ),
  body: optional(pipe(any(), description('The body, as JSON; by default, it is empty.'))),
});

/** What the mock server answers to requests without errors, by their kind: the interface document shows no responses. */
export const AnswersSchema = strictObject({
  'session-request': setting(answer, 'The answer to a session without errors.'),
  'sale-form': setting(answer, 'The answer to a sale without errors.'),
} satisfies Record<RequestKind, unknown>);

export type Answers = InferInput<typeof AnswersSchema>;
