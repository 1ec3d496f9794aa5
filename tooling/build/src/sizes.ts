import { gzipSync } from 'node:zlib';
import { loadedAtStart, withEsbuild } from './bundlers.ts';
import { packages } from './packages.ts';

/** A program whose size is of interest, and what its user has installed anyway. */
interface Program {
  readonly code: string;
  readonly peers: readonly string[];
}

const validating = (schema: string): string => `
import { ${schema} } from '@pg/card-params';
import { safeParse } from 'valibot';
console.log(safeParse(${schema}, JSON.parse(globalThis.text)).success);
`;

const apps: Readonly<Record<string, string>> = {
  'an app with Set 3': validating('Set3Descriptor'),
  'an app with Set 6': validating('Set6Cart'),
  'an app with createSessionRequest': `
import { createSessionRequest } from '@pg/session-request';
globalThis.pay = (body) => createSessionRequest('https://pay.example', body);
`,
  'an app with createSaleRequest': `
import { createSaleRequest } from '@pg/sale-form';
globalThis.pay = (sale) => createSaleRequest('https://s2s.pay.example', sale);
`,
};

/** Each entry with all that it exports, without peers; and apps that people write, with valibot. */
export const programs: Readonly<Record<string, Program>> = {
  ...Object.fromEntries(
    packages.flatMap(({ entries, peers }) =>
      entries.map(({ specifier }) => [specifier, { code: `export * as all from '${specifier}';`, peers }]),
    ),
  ),
  ...Object.fromEntries(Object.entries(apps).map(([app, code]) => [app, { code, peers: [] }])),
};

/** The bytes with which a program starts, minified and compressed. What it loads later doesn't count. */
export async function startSize({ code, peers }: Program): Promise<number> {
  const chunks = await withEsbuild(code, { minify: true, external: [...peers, 'node:*'] });
  return loadedAtStart(chunks).reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
}
