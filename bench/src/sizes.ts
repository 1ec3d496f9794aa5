import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as cardParams from '@pg/card-params';
import { build } from 'esbuild';
import { writtenFile } from './contestants.ts';
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

const OURS = 'Set6Cart of @pg/card-params';
const OURS_SET_1 = 'Set1Instalments of @pg/card-params';

const appOf = (schema: string, module = '@pg/card-params'): string[] => [
  `import { ${schema} } from '${module}';`,
  `import { safeParse } from 'valibot';`,
  `console.log(safeParse(${schema}, JSON.parse(globalThis.text)).success);`,
];

/** The apps, the project's first, as lines of source. */
const apps = (): Readonly<Record<string, readonly string[]>> => ({
  [OURS]: appOf('Set6Cart'),
  [OURS_SET_1]: appOf('Set1Instalments'),
  'Set 6 in plain valibot': appOf('Set6Cart', './dist/written/valibot.js'),
  'Set 6 in plain valibot, with meanings': appOf('Set6Cart', './dist/written/valibot-with-meanings.js'),
  'Set 6 by hand, with rows, no schema': [
    `import { ${tablesOfSet6().join(', ')} } from '@pg/card-params';`,
    `import { collect } from '${fileURLToPath(writtenFile('collect', 'switch'))}';`,
    `console.log(collect(JSON.parse(globalThis.text)), ${tablesOfSet6().join(', ')});`,
  ],
  'Set 6 in zod': [
    `import { Set6Cart } from './dist/written/zod.js';`,
    'console.log(Set6Cart.safeParse(JSON.parse(globalThis.text)).success);',
  ],
});

/** What the package calls the tables of Set 6. */
const tablesOfSet6 = (): string[] =>
  Object.entries(cardParams).flatMap(([name, each]) =>
    'rows' in each && each.section.startsWith('2.2 Set 6') ? [name] : [],
  );

/** What the bench says about bundles. */
export interface Sizes {
  readonly sizes: readonly Size[];
  /** Names of the other sets' rows in the bundle of an app that imports Set 1 alone. */
  readonly strays: readonly string[];
}

/** Bundles small apps as a browser gets them. */
export async function measureSizes(): Promise<Sizes> {
  const bundles = new Map<string, Uint8Array>();
  for (const [app, lines] of Object.entries(apps())) bundles.set(app, await bundle(lines.join('\n')));
  if (findRows(bundles.get(OURS), namesOfSet6()).length === 0) throw new Error('Rows are not found where they are');
  return {
    sizes: [...bundles].map(([app, code]) => ({
      app,
      minified: code.length,
      gzip: gzipSync(code, { level: 9 }).length,
    })),
    strays: findRows(bundles.get(OURS_SET_1), [...namesOfSets2To5(), ...namesOfSet6()]),
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

/** The rows in minified code: a name, and the array that follows. The walk's own code knows words like `name` too. */
function findRows(code: Uint8Array | undefined, names: readonly string[]): string[] {
  const text = new TextDecoder().decode(code);
  return names.filter((name) => new RegExp(`[{,]${name}:\\["`).test(text));
}

const namesOfSets2To5 = (): string[] =>
  [
    cardParams.Set2TaxDocument,
    cardParams.Set3Descriptor,
    cardParams.Set4CustomerShipping,
    cardParams.Set5SenderReceiver,
  ].flatMap(({ table }) => Object.keys(table.rows));

const namesOfSet6 = (): string[] => [
  ...new Set(objectsInside(set6Rules).flatMap(({ fields }) => fields.map(({ name }) => name))),
];
