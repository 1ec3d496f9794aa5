import { wholeText } from '@pg/nested-text';
import type { PayloadReader } from './embedded-payload.ts';
import { readRequests } from './extract/http-requests.ts';
import { readCommands } from './extract/shell/curl.ts';

/** The readers of files with embedded payloads. Large ones are loaded on demand. */
export const loadReader = {
  /** Code blocks of JSON, forms, YAML, HTTP requests and `curl`. */
  markdown: async (): Promise<PayloadReader> => (await import('./extract/markdown.ts')).readMarkdown,
  /** The requests of `.http` and `.rest` files. */
  http: async (): Promise<PayloadReader> => readRequests,
  /** The JSON in the lines of a log. */
  log: async (): Promise<PayloadReader> => (await import('./extract/log.ts')).readLog,
  /** The `curl` commands of shell scripts. */
  shell: async (): Promise<PayloadReader> => readCommands,
  /** The documents of YAML files. */
  yaml: async (): Promise<PayloadReader> => (await import('./read/yaml.ts')).readYamlDocuments,
  /** The value of a JSON5 file. */
  json5: async (): Promise<PayloadReader> => (text) => [{ layer: wholeText(text), syntax: 'json5', isDocument: true }],
};
