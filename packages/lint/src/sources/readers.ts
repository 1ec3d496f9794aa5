import type { PayloadReader } from './held-payload.ts';

/** The readers of files that hold payloads among other things. Each is loaded only where it is used. */
export const loadReader = {
  /** Code blocks of JSON, forms, HTTP requests and `curl`. */
  markdown: async (): Promise<PayloadReader> => (await import('./markdown.ts')).readMarkdown,
  /** The requests of `.http` and `.rest` files. */
  http: async (): Promise<PayloadReader> => (await import('./http-requests.ts')).readRequests,
};
