import { type Path, readFormText, readJsonText } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import { rename, replaceValue } from '../src/text-edits.ts';

const FORM = `brand=naps&token=${encodeURIComponent('{"Tag":"a"}')}&old+name=1`;
const JSON_TEXT = '{"token":"{\\"Tag\\":\\"a\\"}","list":[{"Code":"kg"}],"list2":[]}';

test.each<['form' | 'json', Path, string | undefined, string | undefined]>([
  ['form', ['brand'], 'new%20%2B=naps', 'brand=new%20%2B'],
  ['form', ['old name'], 'new%20%2B=1', 'old+name=new%20%2B'],
  ['form', ['token', 'Tag'], undefined, undefined],
  ['form', ['none'], undefined, undefined],
  ['json', ['list', 0, 'Code'], '{"new +":"kg"}', '{"Code":"new +"}'],
  ['json', ['token', 'Tag'], undefined, undefined],
  ['json', ['list', 1, 'Code'], undefined, undefined],
])('%s, %j', (syntax, path, renamed, replaced) => {
  const text = syntax === 'form' ? FORM : JSON_TEXT;
  const map = (syntax === 'form' ? readFormText : readJsonText)(text).map();
  const edits = [rename(map, syntax, path, 'new +'), replaceValue(map, syntax, path, 'new +')];
  const applied = edits.map((edit) => edit && text.slice(0, edit.range[0]) + edit.text + text.slice(edit.range[1]));
  const around = (result: string | undefined) =>
    result?.split(syntax === 'form' ? '&' : /[[\]]/).find((part) => part.includes('new'));
  expect(applied.map(around)).toEqual([renamed, replaced]);
});
