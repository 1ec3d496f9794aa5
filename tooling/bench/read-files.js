// Reads and parses the files of a folder and, with a schema, checks them with ajv: what the command is compared with.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , folder, schema] = process.argv;
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { Ajv } = schema ? await import('ajv') : {};
const validate = Ajv && new Ajv({ allErrors: true, strict: false }).compile(readJson(schema));
for (const file of readdirSync(folder)) {
  const value = readJson(join(folder, file));
  if (validate && !validate(value)) console.log(file, JSON.stringify(validate.errors));
}
