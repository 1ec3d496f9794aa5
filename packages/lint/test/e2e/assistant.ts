// An assistant talks to the running command, so a test is its other end.

import { PassThrough } from 'node:stream';
import { Client, type Transport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import { run } from '../../src/command/command.ts';
import { folderOf } from './command.ts';

export interface Answer {
  readonly text: string;
  /** Its structured content. */
  readonly data: unknown;
  readonly isError: boolean;
}

interface Assistant {
  readonly client: Client;
  readonly call: (name: string, input: Record<string, unknown>) => Promise<Answer>;
}

/** An assistant that started `pg-lint mcp` in a folder, in this process. */
export async function assistant(folder: string = folderOf({})): Promise<Assistant> {
  const before = process.cwd();
  process.chdir(folder);
  const input = new PassThrough();
  const transport: Transport = {
    start: async () => undefined,
    send: async (message) => {
      const text = `${JSON.stringify(message)}\n`;
      // A pipe has chunks of this size.
      for (let start = 0; start < text.length; start += 65_536) input.write(text.slice(start, start + 65_536));
    },
    close: async () => {
      input.end();
      await ended;
    },
  };
  const write = (_: 1 | 2, text: string): void => {
    for (const line of text.split('\n').filter(Boolean)) transport.onmessage?.(JSON.parse(line));
  };
  const ended = run(['mcp'], { input: () => input, write, isTerminal: () => false, env: {} });
  const client = new Client({ name: 'test', version: '1' });
  onTestFinished(async () => {
    await client.close();
    process.chdir(before);
  });
  await client.connect(transport);
  return {
    client,
    call: async (name, input) => {
      const { content, structuredContent: data, isError = false } = await client.callTool({ name, arguments: input });
      const [part] = content;
      return { text: part?.type === 'text' ? part.text : '', data, isError };
    },
  };
}
