import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FileLinter } from '@pg/lint/files';
import { expect, test } from 'vitest';
import { BAD, CONFIG, folderOf } from './client.ts';

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The setup that the docs show, with the built server. */
const INIT = /^```elisp\n(.*?)^```/ms
  .exec(readFileSync(pathOf('../../../docs/adopt/editors.md'), 'utf8'))?.[1]
  ?.replace('"npx" "--no" "--" "pg-language-server"', `"node" "${pathOf('../dist/pg-language-server.js')}"`);

test('Emacs with Eglot shows diagnostics, starts from an empty file, and sets a kind', async () => {
  const folder = folderOf({
    'init.el': INIT ?? '',
    'a.json': BAD,
    'a.yaml': 'shipping:\n  type: sent back\n  houseNumber1: "1"\n  houseNumber2: "2"\n',
    'a.form': 'action=SALE&client_key=k&brand=Naps&order_id=1&order_amount=1.00',
    'maybe.json': '{"descriptor":1}',
    [CONFIG]: '{}',
  });
  spawnSync('git', ['init', '-q'], { cwd: folder });
  const { status, stderr } = spawnSync('emacs', ['--batch', '-l', pathOf('emacs/session.el')], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 100_000,
  });
  expect([status, stderr]).toEqual([0, expect.stringContaining('Connected! Server `pg-language-server')]);
  const { diagnostics, examples } = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8'));
  expect(diagnostics).toMatchObject({
    'a.json': [expect.stringMatching(/^21-32 .*type-code/)],
    'a.yaml': [expect.stringMatching(/^19-28 .*type-code/)],
    'a.form': expect.arrayContaining([expect.stringMatching(/^32-36 .*allowed-value/)]),
    'maybe.json': [expect.stringMatching(/^15-16 .*value-type/)],
  });
  expect(examples.map(([, label]: string[]) => label)).toEqual([
    'Session request',
    'Session request: Set 6',
    'Sale with wallet2',
  ]);
  const linter = new FileLinter({ config: false });
  for (const [file, , text] of examples)
    expect(await linter.lintText(join(folder, file), text)).toMatchObject({ kinds: [expect.anything()], findings: [] });
  expect(JSON.parse(readFileSync(join(folder, CONFIG), 'utf8'))).toMatchObject({
    overrides: [{ files: ['maybe.json'], kind: 'card-params' }],
    suppressions: [{ files: 'maybe.json', rule: 'value-type', pointer: '/descriptor' }],
  });
}, 120_000);
