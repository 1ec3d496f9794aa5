// SECURITY.md promises something about the sources of all packages.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../..', import.meta.url));

/** The sources that contain a pattern, as `package/src/...`, without their tests. */
const sourcesWith = (pattern: RegExp): readonly string[] =>
  readdirSync(packages)
    .filter((name) => existsSync(join(packages, name, 'src')))
    .flatMap((name) =>
      readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(name, 'src', file),
      ),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => pattern.test(readFileSync(join(packages, file), 'utf8')))
    .map((file) => file.split(sep).join('/'))
    .sort();

test('only the mock server opens connections', () => {
  expect(
    sourcesWith(/from 'node:(?:https?|http2|net|tls|dgram|dns)|^(?! \*|const response).*\bfetch\(|WebSocket/m),
  ).toEqual(['lint/src/mock-server/answer.ts', 'lint/src/mock-server/mock-server.ts', 'lint/src/mock-server/proxy.ts']);
});

test('only git is run', () => {
  expect(sourcesWith(/child_process|worker_threads/)).toEqual(['lint/src/files/find/git.ts']);
});

const CORE = /^(?!lint|language-server|eslint-plugin)|^lint\/src\/(?:readers|rules|samples|text|editor)\//;

test('the rule packages and the core read no file and no clock', () => {
  const reading = sourcesWith(/from 'node:|Date\.now|new Date\(\)|performance\.|hrtime/);
  expect(reading.filter((file) => CORE.test(file))).toEqual([]);
});
