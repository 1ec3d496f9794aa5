import { codeCatalog, codeRules, codesPage } from './codes.ts';
import { isoCodes } from './iso-codes.ts';
import { payloadTypeSchema } from './json-schema/payload-type-schema.ts';
import { openApi } from './open-api.ts';
import { payloadTypes, payloadTypesByPackage } from './payload-types.ts';
import { indexPage } from './reference/index-page.ts';
import { rulesPage } from './reference/rules-page.ts';
import { samplesPage } from './reference/samples-page.ts';
import { tablesPage } from './reference/tables-page.ts';
import { ruleIndexFiles } from './rule-indexes.ts';
import { coveragePage } from './statements/coverage-page.ts';
import { vectorFilesOf } from './vectors/vectors.ts';

/** Folders with generated files only. */
export const generatedFolders: readonly string[] = ['docs/reference', 'packages/vectors/vectors'];

/** Maps each path, relative to the repository's root, to a file's text or its JSON value. */
export async function generatedFiles(): Promise<ReadonlyMap<string, unknown>> {
  return new Map([
    ...ruleIndexFiles(),
    ...schemaFiles,
    ['packages/rule-kit/src/formats/iso-codes.ts', isoCodes()],
    ['packages/session-request/schemas/openapi.json', await openApi()],
    ['packages/lint/schemas/codes.json', codeCatalog()],
    ['packages/lint/src/rules/code-rules.json', codeRules()],
    ['docs/coverage.md', coveragePage()],
    ['docs/reference/README.md', indexPage()],
    ['docs/reference/codes.md', codesPage()],
    ['docs/reference/rules.md', rulesPage()],
    ['docs/reference/samples.md', samplesPage()],
    ['docs/reference/tables.md', tablesPage()],
    ...payloadTypes
      .flatMap(vectorFilesOf)
      .map(([name, text]): [string, unknown] => [`packages/vectors/vectors/${name}`, text]),
  ]);
}

const schemaFiles = Object.entries(payloadTypesByPackage).flatMap(([name, own]) =>
  own.flatMap((payloadType): [string, unknown][] => [
    [`packages/${name}/schemas/${payloadType.name}.schema.json`, payloadTypeSchema(payloadType, '2020-12')],
    [`packages/${name}/schemas/${payloadType.name}.draft-07.schema.json`, payloadTypeSchema(payloadType, 'draft-07')],
  ]),
);
