import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** A folder inside the package, so that `require` finds the built package. */
const cwd = fileURLToPath(new URL('commonjs', import.meta.url));

const CODE = 'createSessionRequest(url, { merchant_key, order, methods: 1 });\n';

const LINT = `
const { ESLint } = require(process.argv[1]);
new ESLint().lintText(process.argv[2], { filePath: 'a.js' }).then(([{ messages }]) =>
  console.log(JSON.stringify(messages.map(({ messageId }) => messageId))),
);
`;

test.each(['eslint-9', 'eslint'])('%s loads the plugin with require() in eslint.config.cjs', (eslint) => {
  const printed = execFileSync('node', ['--eval', LINT, eslint, CODE], { cwd, encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual(['wrong-type']);
});
