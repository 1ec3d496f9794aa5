import { gzipSync } from 'node:zlib';
import { bundleWithEsbuild, initialChunks } from './bundlers.ts';
import { packages } from './packages.ts';

interface Program {
  readonly code: string;
  /** Peer dependencies, which don't count. */
  readonly peers: readonly string[];
}

const validatorApp = (schema: string): string => `
import { ${schema} } from '@pg/card-params';
import { safeParse } from 'valibot';
console.log(safeParse(${schema}, JSON.parse(globalThis.text)).success);
`;

const apps: Readonly<Record<string, string>> = {
  'an app with Set 3': validatorApp('Set3Descriptor'),
  'an app with Set 6': validatorApp('Set6Cart'),
  'an app with createSessionRequest': `
import { createSessionRequest } from '@pg/session-request';
globalThis.pay = (body) => createSessionRequest('https://pay.example', body);
`,
  'an app with createSaleRequest': `
import { createSaleRequest } from '@pg/sale-form';
globalThis.pay = (sale) => createSaleRequest('https://s2s.pay.example', sale);
`,
};

/** Every entry point with all its exports, without peers; and typical apps, including valibot. */
export const measuredPrograms: Readonly<Record<string, Program>> = {
  ...Object.fromEntries(
    packages.flatMap(({ entryPoints, peers }) =>
      entryPoints.map(({ specifier }) => [specifier, { code: `export * as all from '${specifier}';`, peers }]),
    ),
  ),
  ...Object.fromEntries(Object.entries(apps).map(([app, code]) => [app, { code, peers: [] }])),
};

/** The bytes of the initial chunks, minified and compressed. Dynamic imports don't count. */
export async function initialSize({ code, peers }: Program): Promise<number> {
  const chunks = await bundleWithEsbuild(code, { minify: true, external: [...peers, 'node:*'] });
  return initialChunks(chunks).reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
}
