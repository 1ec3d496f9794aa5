// Reads and parses the files of a folder, or the lines of a file. With a schema, it checks them with ajv: what the command is compared with.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [, , path, schema] = process.argv;
const { Ajv } = schema ? await import('ajv') : {};
const validate = Ajv && new Ajv({ allErrors: true, strict: false }).compile(JSON.parse(readFileSync(schema, 'utf8')));
const read = (file) => readFileSync(file, 'utf8');
const texts = statSync(path).isFile()
  ? read(path).split('\n')
  : readdirSync(path).map((file) => read(join(path, file)));
for (const [i, text] of texts.entries()) {
  const value = JSON.parse(text);
  if (validate && !validate(value)) console.log(i, JSON.stringify(validate.errors));
}
