import { checkText } from './check-text.ts';
import type { AnswerOf, LaterTask, RequestOf, Run, TaskName, WorkerAnswer, WorkerRequest } from './tasks.ts';

const later =
  <TName extends LaterTask>(task: TName) =>
  async (request: RequestOf<TName>): Promise<AnswerOf<TName>> =>
    (await import('./later.ts')).later[task](request);

const run: Run<TaskName> = {
  check: checkText,
  fix: later('fix'),
  putBack: later('putBack'),
  complete: later('complete'),
  row: later('row'),
  list: later('list'),
  write: later('write'),
  code: later('code'),
  redact: later('redact'),
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
