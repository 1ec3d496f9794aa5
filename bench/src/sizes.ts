import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import {
  Set1Instalments,
  Set2TaxDocument,
  Set3Descriptor,
  Set4CustomerShipping,
  Set5SenderReceiver,
} from '@pg/card-params';
import { build } from 'esbuild';
import { objectsInside, set6Rules } from './field-rules.ts';

/** How large an app's bundle is, valibot or zod included. */
export interface Size {
  readonly app: string;
  readonly minified: number;
  readonly gzip: number;
}

const APP_FOLDER = fileURLToPath(new URL('..', import.meta.url));

// Set by the build: see tsup.config.ts.
const CONDITIONS: string[] = process.env.BENCH_SOURCE ? ['@pg/source'] : [];

const checkText = (schema: string): string => `console.log(safeParse(${schema}, JSON.parse(globalThis.text)).success);`;

const oneSet = (schema: string): string =>
  `import { ${schema} } from '@pg/card-params';\nimport { safeParse } from 'valibot';\n${checkText(schema)}`;

const APPS: Readonly<Record<string, string>> = {
  'Set6Cart of @pg/card-params': oneSet('Set6Cart'),
  'Set1Instalments of @pg/card-params': oneSet('Set1Instalments'),
  'Set 6 in plain valibot': `import { Set6Cart } from './dist/written/valibot.js';\nimport { safeParse } from 'valibot';\n${checkText('Set6Cart')}`,
  'Set 6 in zod': `import { Set6Cart } from './dist/written/zod.js';\nconsole.log(Set6Cart.safeParse(JSON.parse(globalThis.text)).success);`,
};

/** What the bench says about bundles. */
export interface Sizes {
  readonly sizes: readonly Size[];
  /** Names of the other sets' rows in the bundle of an app that imports Set 1 alone. */
  readonly strays: readonly string[];
}

/** Bundles small apps as a browser gets them. */
export async function measureSizes(): Promise<Sizes> {
  const bundles = new Map<string, Uint8Array>();
  for (const [app, source] of Object.entries(APPS)) bundles.set(app, await bundle(source));
  const set1 = textOf(bundles.get('Set1Instalments of @pg/card-params'));
  const set6 = textOf(bundles.get('Set6Cart of @pg/card-params'));
  if (!rowNames().every((name) => carriesRow(set6, name) || !isOfSet6(name)))
    throw new Error('Rows are not found where they are');
  return {
    sizes: [...bundles].map(([app, code]) => ({
      app,
      minified: code.length,
      gzip: gzipSync(code, { level: 9 }).length,
    })),
    strays: rowNames().filter((name) => carriesRow(set1, name)),
  };
}

async function bundle(source: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: APP_FOLDER },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: CONDITIONS,
    write: false,
    logLevel: 'error',
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error('esbuild wrote nothing');
  return output.contents;
}

const textOf = (code: Uint8Array | undefined): string => new TextDecoder().decode(code);

/** A row in minified code: its name, and the array that follows. The walk's own code knows words like `name` too. */
const carriesRow = (code: string, name: string): boolean => new RegExp(`[{,]${name}:\\["`).test(code);

const isOfSet6 = (name: string): boolean =>
  objectsInside(set6Rules).some(({ fields }) => fields.some((field) => field.name === name && 'max' in field.rule));

/** Names of rows that are not in Set 1. */
function rowNames(): string[] {
  const tables = [Set2TaxDocument, Set3Descriptor, Set4CustomerShipping, Set5SenderReceiver].map(({ table }) => table);
  const names = tables.flatMap(({ rows }) => Object.keys(rows));
  const ofSet6 = objectsInside(set6Rules).flatMap(({ fields }) => fields.map(({ name }) => name));
  return [...names, ...ofSet6].filter((name) => !(name in Set1Instalments.table.rows));
}
