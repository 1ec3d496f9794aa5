import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './package-folder.ts';

/** Another command that checks the same files, by the JSON Schema of session requests. */
export interface Peer {
  readonly name: string;
  /** Its program, and what that is called with. */
  readonly args: readonly string[];
  /** How many times as fast the project wants to be. */
  readonly goal: number;
}

const schemaPath = (draft: string): string =>
  join(packageFolder('@pg/session-request'), `schemas/session-request${draft}.schema.json`);

/** ESLint's plugin works with draft-07, and offline only if it is told so. */
const eslintConfig = (): string => `
import plugin from ${JSON.stringify(import.meta.resolve('eslint-plugin-json-schema-validator'))};
const schemas = [{ fileMatch: ['**/*.json'], schema: ${readFileSync(schemaPath('.draft-07'), 'utf8')} }];
const rules = { 'json-schema-validator/no-invalid': ['error', { schemas, useSchemastoreCatalog: false }] };
export default [...plugin.configs.base, { files: ['files/**/*.json'], rules }];
`;

/** The peers, in a folder that has the files in `files`. */
export function peers(folder: string): Peer[] {
  writeFileSync(join(folder, 'eslint.config.mjs'), eslintConfig());
  const ajv = ['validate', '--spec=draft2020', '--strict=false', '--all-errors', '-s', schemaPath('')];
  return [
    {
      name: 'eslint with json-schema-validator',
      args: [join(packageFolder('eslint'), 'bin/eslint.js'), 'files'],
      goal: 25,
    },
    {
      name: 'ajv-cli, which gives no lines',
      args: [join(packageFolder('ajv-cli'), 'dist/index.js'), ...ajv, '-d', 'files/**/*.json'],
      goal: 1.5,
    },
  ];
}
