import { completionsAt, fixText, replacePayload, rowAt } from '@pg/lint';
import { redactText } from '../share/redact.ts';
import { checkText, optionsOf } from './check-text.ts';
import { writeCode } from './code.ts';
import type { Run, TaskName, WorkerAnswer, WorkerRequest } from './tasks.ts';

const run: Run = {
  check: checkText,
  fix: async (request) => fixText(request.text, await optionsOf(request)),
  putBack: async (request) => replacePayload(request.text, request.number, request.written, await optionsOf(request)),
  complete: ({ text, offset, kind }) => completionsAt(text, offset, { kind }),
  row: ({ text, offset, kind }) => rowAt(text, offset, { kind }),
  code: ({ kind, text, format }) => writeCode(kind, text, format),
  redact: redactText,
};

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<WorkerRequest>) => {
  port?.postMessage(await answer(data));
});

async function answer<TName extends TaskName>({ task, request }: WorkerRequest<TName>): Promise<WorkerAnswer<TName>> {
  try {
    return { done: await run[task](request) };
  } catch (error) {
    // Only the name: the message could quote the payload.
    return { failed: error instanceof Error ? error.name : 'Error' };
  }
}
