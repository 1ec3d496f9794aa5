import { expect, test } from 'vitest';
import schema from '../schemas/report.schema.json' with { type: 'json' };
import { messages } from '../src/index.ts';
import { paramsOf } from './example-findings.ts';

/** The params of each code are the placeholders of its message. Codes with a colon are terms in messages. */
const PARAMS: readonly (readonly [code: string, params: readonly string[]])[] = Object.entries(messages)
  .filter(([code]) => !code.includes(':'))
  .map(([code, message]) => [code, paramsOf(message)] as const)
  .sort(([a], [b]) => (a < b ? -1 : 1));

const paramsSchema = PARAMS.map(([code, required]) => ({
  if: { type: 'object', properties: { code: { const: code } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { type: 'object', properties: { params: { type: 'object', required } } },
}));

/** The schema with the params of each code, one code per line. */
function published(): string {
  const lines = paramsSchema.map((each) => `        ${JSON.stringify(each)}`);
  const finding = { ...schema.$defs.finding, allOf: [] };
  const text = JSON.stringify({ ...schema, $defs: { ...schema.$defs, finding } }, null, 2);
  return `${text.replace('"allOf": []', () => `"allOf": [\n${lines.join(',\n')}\n      ]`)}\n`;
}

// `pnpm generate` writes the file.
test('report.schema.json has the params of each code', async () => {
  await expect(published()).toMatchFileSnapshot('../schemas/report.schema.json');
});
