import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FileLinter } from '@pg/lint/files';
import { expect, test } from 'vitest';
import { folderOf } from './client.ts';

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The setup for Debian's Neovim that the docs show, with the built server. */
const INIT = [...readFileSync(pathOf('../../../docs/adopt/editors.md'), 'utf8').matchAll(/^```lua\n(.*?)^```/gms)]
  .map(([, block = '']) => block)
  .filter((block) => !block.includes('vim.lsp.enable'))
  .join('\n')
  .replace("{ 'npx', '--no', '--', 'pg-language-server' }", `{ 'node', '${pathOf('../dist/pg-language-server.js')}' }`);

const BAD = '{"shipping":{"type":"sent back","houseNumber1":"1","houseNumber2":"2"}}';
const SALE = 'action=SALE&client_key=k&brand=Naps&order_id=1&order_amount=1.00';

const FILES = {
  'a.json': BAD,
  'a.json5': "{shipping:{type:'sent back',houseNumber1:'1',houseNumber2:'2'}}",
  'a.yaml': 'shipping:\n  type: sent back\n  houseNumber1: "1"\n  houseNumber2: "2"\n',
  'a.ndjson': `${BAD}\n`,
  'a.form': SALE,
  'a.txt': `\n${BAD}\n`,
  'a.md': `# Title\n\n\`\`\`json\n${BAD}\n\`\`\`\n`,
  'a.http': `POST https://pay.example/card\nContent-Type: application/json\n\n${BAD}\n`,
  'a.sh': `curl https://pay.example/card -d '${BAD}'\n`,
  'b.json': '{"shipping":{"houseNumber1":"1","houseNumber2":"2","cost":"49,90"}}\n',
};

test('Neovim shows diagnostics, hover and completion, fixes on save, and starts from an empty file', async () => {
  const files = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`files/${name}`, text]));
  const folder = folderOf({ ...files, 'init.lua': INIT, 'maybe.json': '{"descriptor":1}' });
  const { status, stderr } = spawnSync('nvim', ['--headless', '--clean', '-S', pathOf('neovim/session.lua')], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 100_000,
  });
  expect([status, stderr]).toEqual([0, '']);
  const results = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8'));
  expect(results.diagnostics).toMatchObject({
    'a.json': ['1:21-1:32 type-code'],
    'a.json5': ['1:17-1:28 type-code'],
    'a.yaml': ['2:9-2:18 type-code'],
    'a.ndjson': ['1:21-1:32 type-code'],
    'a.form': expect.arrayContaining(['1:32-1:36 allowed-value']),
    'a.txt': ['2:21-2:32 type-code'],
    'a.md': ['4:21-4:32 type-code'],
    'a.http': ['4:21-4:32 type-code'],
    'a.sh': ['1:55-1:66 type-code'],
    'b.json': ['1:59-1:66 type-code'],
  });
  expect(results.hover).toContain('Shipment or return.');
  expect(results.completions).toContain('comment');
  expect(results.hints).toEqual([expect.stringMatching(/comma at character 3\. Write only digits/)]);
  expect(results.examples).toEqual({
    'new.json': 'Session request',
    'new.yaml': 'Session request: Set 6',
    'new.form': 'Sale with wallet2',
  });
  const linter = new FileLinter({ config: false });
  for (const [file, text] of Object.entries<string>(results.texts))
    expect(await linter.lintText(join(folder, file), text)).toMatchObject({ kinds: [expect.anything()], findings: [] });
  expect(results.diagnostics['maybe.json']).toEqual(['1:15-1:16 value-type']);
  expect(JSON.parse(results.config)).toMatchObject({
    overrides: [{ files: ['maybe.json'], kind: 'card-params' }],
    suppressions: [{ files: 'maybe.json', rule: 'value-type', pointer: '/descriptor' }],
  });
  expect(results.messages).toEqual([
    'pg-lint: Added to overrides in pg-lint.config.json.',
    'pg-lint: Added to suppressions in pg-lint.config.json.',
  ]);
  expect(results.saved).toBe('{"shipping":{"houseNumber1":"1","houseNumber2":"2","cost":"49.90"}}');
}, 120_000);
