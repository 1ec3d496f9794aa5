import { wholeText } from '@pg/nested-text';
import type { YamlDocument } from '../read/yaml.ts';
import type { EmbeddedPayload, PayloadReader } from './embedded-payload.ts';
import { readRequests } from './http-requests.ts';
import { readCommands } from './shell/curl.ts';

/** The readers of files with embedded payloads. Large ones are loaded on demand. */
export const loadReader = {
  /** Code blocks of JSON, forms, YAML, HTTP requests and `curl`. */
  markdown: async (): Promise<PayloadReader> => (await import('./markdown.ts')).readMarkdown,
  /** The requests of `.http` and `.rest` files. */
  http: async (): Promise<PayloadReader> => readRequests,
  /** The JSON in the lines of a log. */
  log: async (): Promise<PayloadReader> => (await import('./log.ts')).readLog,
  /** The `curl` commands of shell scripts. */
  shell: async (): Promise<PayloadReader> => readCommands,
  /** The documents of YAML files. */
  yaml: async (): Promise<PayloadReader> => {
    const { readYaml } = await import('../read/yaml.ts');
    return (text) => readYaml(text).map((each) => documentOf(each, text));
  },
  /** The value of a JSON5 file. */
  json5: async (): Promise<PayloadReader> => (text) => [{ layer: wholeText(text), syntax: 'json5', isDocument: true }],
};

const documentOf = (read: YamlDocument, text: string): EmbeddedPayload => ({
  layer: 'json' in read ? read.json : wholeText(text),
  ...('problem' in read && read),
  syntax: 'json',
  isDocument: true,
});
