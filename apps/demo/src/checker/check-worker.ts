import { type CheckedText, type CheckRequest, checkText, fixSafely } from './check-text.ts';

/** A message from the page to the worker. */
export type WorkerRequest = { readonly task: 'check' | 'fix'; readonly request: CheckRequest };

/** The worker's answer: one for each request, in their order. */
export type WorkerAnswer = { readonly checked: CheckedText } | { readonly fixed: string } | { readonly failed: string };

addEventListener('message', async ({ data: { task, request } }: MessageEvent<WorkerRequest>) => {
  postMessage(await answer(task, request));
});

async function answer(task: WorkerRequest['task'], request: CheckRequest): Promise<WorkerAnswer> {
  try {
    return task === 'check' ? { checked: await checkText(request) } : { fixed: fixSafely(request) };
  } catch (error) {
    // Only the name: the message could quote the payload.
    return { failed: error instanceof Error ? error.name : 'Error' };
  }
}
