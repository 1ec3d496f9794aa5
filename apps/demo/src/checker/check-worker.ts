import { checkText, fixSafely } from './check-text.ts';
import type { TaskName, Tasks, WorkerAnswer, WorkerRequest } from './tasks.ts';

type Run = {
  readonly [Name in TaskName]: (
    request: Tasks[Name]['request'],
  ) => Tasks[Name]['answer'] | Promise<Tasks[Name]['answer']>;
};

/** Code that a first visit does not need is loaded with its task. */
const run: Run = {
  check: checkText,
  fix: fixSafely,
  complete: async ({ text, offset, kind }) => (await import('./places.ts')).completionsAt(text, offset, { kind }),
  row: async ({ text, offset, kind }) => (await import('./places.ts')).rowAt(text, offset, { kind }),
  write: async (request) => (await import('./write-payload.ts')).writePayload(request),
  redact: async (request) => (await import('../share/redact.ts')).redactText(request),
  list: async ({ files, profile }) => (await import('./list-files.ts')).listFiles(files, profile),
};

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  postMessage(await answer(data));
});

async function answer<TName extends TaskName>({ task, request }: WorkerRequest<TName>): Promise<WorkerAnswer<TName>> {
  try {
    return { done: await run[task](request) };
  } catch (error) {
    // Only the name: the message could quote the payload.
    return { failed: error instanceof Error ? error.name : 'Error' };
  }
}
