import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Client, folderOf, places } from './client.ts';

const BAD = '{"shipping":{"type":"sent back","houseNumber1":"1","houseNumber2":"2"}}';

test('a file is checked when it is opened, and after a change', async () => {
  const folder = folderOf();
  const client = await Client.start({ folders: [folder] });
  const uri = await client.open(join(folder, 'a.json'), BAD);
  expect(places(await client.publishedFor(uri))).toEqual(['1:21-1:32 type-code']);
  await client.change(uri, 'return', { start: { line: 0, character: 21 }, end: { line: 0, character: 30 } });
  expect(await client.publishedFor(uri, 2)).toEqual([]);
});
