// The code of the README reads every file. It also needs Python and jq.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type VectorFile, vectorFiles } from '@pg/vectors';
import { expect, test } from 'vitest';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const folder = fileURLToPath(new URL('../vectors', import.meta.url));

const REJECTED = Object.values(vectorFiles).flatMap((file) => {
  const { kind, vectors }: VectorFile = JSON.parse(readFileSync(file, 'utf8'));
  return vectors
    .filter(({ findings }) => findings.some(({ severity }) => severity === 'error'))
    .map(({ name }) => `${kind}: ${name}`);
});

test.each([
  ['php', 'php', '-r', 'class YourValidation { static function accepts() { return true; } }\n'],
  ['python', 'python3', '-c', 'def accepts(*given): return True\n'],
  ['sh', 'sh', '-c', ''],
])('the code in %s names the payloads that must be rejected', (language, command, option, before) => {
  const [, code = ''] = readme.split(`\`\`\`${language}\n`);
  const own = code.replace(/```.*/s, '').replace('node_modules/@pg/vectors/vectors', folder);
  const named = execFileSync(command, [option, before + own], { encoding: 'utf8', maxBuffer: 1e8 });
  expect(named.trimEnd().split('\n').sort()).toEqual(REJECTED.sort());
});
