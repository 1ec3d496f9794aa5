import { checkText } from './check-text.ts';
import type { AnswerOf, RequestOf, TaskName, WorkerAnswer, WorkerRequest } from './tasks.ts';

const later = () => import('./later.ts');

const run: { readonly [Name in TaskName]: (request: RequestOf<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>> } = {
  check: checkText,
  fix: async (request) => (await later()).fixSafely(request),
  complete: async ({ text, offset, kind }) => (await later()).completionsAt(text, offset, { kind }),
  row: async ({ text, offset, kind }) => (await later()).rowAt(text, offset, { kind }),
  write: async (request) => (await later()).writePayload(request),
  redact: async (request) => (await later()).redactText(request),
  list: async ({ files, profile }) => (await later()).listFiles(files, profile),
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
