import { gzipSync } from 'node:zlib';
import { bundleWithEsbuild, initialChunks } from './bundlers.ts';

/** An app that checks payloads with one schema of card parameters. */
export const validatorApp = (schema: string): string => `
import { ${schema} } from '@pg/card-params';
import { safeParse } from 'valibot';
console.log(safeParse(${schema}, JSON.parse(globalThis.text)).success);
`;

/** The bytes of the initial chunks, minified and compressed. Dynamic imports don't count. */
export async function initialSize(app: string): Promise<number> {
  const chunks = await bundleWithEsbuild(app, { minify: true });
  return initialChunks(chunks).reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
}
