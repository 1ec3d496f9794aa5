import { expect, test } from 'vitest';
import { answer } from '../src/witness/answer.ts';
import type { Question } from '../src/witness/question.ts';

const errors = (question: Question) =>
  answer(question)
    ?.filter(({ severity }) => severity === 'error')
    .map(({ rule, path }) => [rule, path.join('.')]);

test.each<[Question, string[][] | undefined]>([
  [{ of: 'type-code', code: 'AN5', value: 'abcde' }, []],
  [{ of: 'type-code', code: 'AN5', value: 'abcdef' }, [['type-code', '']]],
  [{ of: 'type-code', code: 'AM5', value: 'abcde' }, [['TypeCodeSyntaxError', '']]],
  [{ of: 'row', row: ['AN5', 'required', ''], value: 'abcde' }, []],
  [{ of: 'row', row: ['AN5', 'required', ''] }, [['required', '']]],
  [{ of: 'row', row: ['AN5', 'required', ''], value: null }, [['value-type', '']]],
  [{ of: 'json', text: '{}' }, []],
  [{ of: 'json', text: '{' }, [['syntax', '']]],
  [{ of: 'form', text: 'a=1&&b=2' }, []],
  [{ of: 'form', text: 'a=1&a=2' }, [['duplicate-name', 'a']]],
  [{ of: 'kind', kind: 'card-params', payload: { descriptor: 'a'.repeat(20) } }, []],
  [{ of: 'kind', kind: 'card-params', payload: { descriptor: 'a'.repeat(21) } }, [['text-length', 'descriptor']]],
  [
    { of: 'kind', kind: 'card-params', payload: {}, profile: { require: ['parameters.card.shipping.nowhere'] } },
    [['ProfileError', '']],
  ],
  [{ of: 'kind', kind: 'sale-form', text: 'action=SALES' }, [['allowed-value', 'action']]],
  [{ of: 'kind', kind: 'wallet3-token', payload: {} }, undefined],
  [{ of: 'file', text: '{"descriptor":"a"}' }, []],
  [{ of: 'file', text: '{"desc":"a"}' }, [['unknown-kind', '']]],
  [{ of: 'file', kind: 'wallet3-token', text: '{}' }, undefined],
])('%j', (question, found) => {
  expect(errors(question)).toEqual(found);
});

test('a question of a later version is left without an answer', () => {
  const question: Question = JSON.parse('{"of":"certificate","text":""}');
  expect(answer(question)).toBeUndefined();
});
