import { readCommands } from './curl.ts';
import type { PayloadReader } from './embedded-payload.ts';
import { readRequests } from './http-requests.ts';

/** The readers of files with embedded payloads. A large one is loaded on demand. */
export const loadReader = {
  /** Code blocks of JSON, forms, HTTP requests and `curl`. */
  markdown: async (): Promise<PayloadReader> => (await import('./markdown.ts')).readMarkdown,
  /** The requests of `.http` and `.rest` files. */
  http: async (): Promise<PayloadReader> => readRequests,
  /** The `curl` commands of shell scripts. */
  shell: async (): Promise<PayloadReader> => readCommands,
};
