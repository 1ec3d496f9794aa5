import { wholeText } from '@pg/nested-text';
import type { YamlDocument } from '../read/yaml.ts';
import type { EmbeddedPayload, PayloadReader } from './embedded-payload.ts';
import { readRequests } from './http-requests.ts';
import { readCommands } from './shell/curl.ts';

/** The readers of files with embedded payloads. Large ones are loaded on demand. */
export const loadReader = {
  /** Code blocks of JSON, forms, HTTP requests, `curl`, JavaScript and PHP. */
  markdown: async (): Promise<PayloadReader> => (await import('./docs/markdown.ts')).readMarkdown,
  /** The same in reStructuredText. */
  rst: async (): Promise<PayloadReader> => (await import('./docs/rst.ts')).readRst,
  /** The same in AsciiDoc. */
  asciidoc: async (): Promise<PayloadReader> => (await import('./docs/asciidoc.ts')).readAsciiDoc,
  /** The requests of `.http` and `.rest` files. */
  http: async (): Promise<PayloadReader> => readRequests,
  /** The request of a `.bru` file. */
  bruno: async (): Promise<PayloadReader> => (await import('./clients/bruno.ts')).readBruno,
  /** The requests of a `.hurl` file. */
  hurl: async (): Promise<PayloadReader> => (await import('./clients/hurl.ts')).readHurl,
  /** The values of an `.env` file. */
  env: async (): Promise<PayloadReader> => (await import('./env.ts')).readEnv,
  /** The JSON in the lines of a log. */
  log: async (): Promise<PayloadReader> => (await import('./log.ts')).readLog,
  /** The values in a snapshot file of Jest or Vitest. */
  snapshot: async (): Promise<PayloadReader> => (await import('./snapshot.ts')).readSnapshots,
  /** The `curl` commands of shell scripts. */
  shell: async (): Promise<PayloadReader> => readCommands,
  /** The documents of YAML files. */
  yaml: async (): Promise<PayloadReader> => {
    const { readYaml } = await import('../read/yaml.ts');
    return (text) => readYaml(text).map((each) => documentOf(each, text));
  },
  /** The value of a JSON5 file. */
  json5: async (): Promise<PayloadReader> => {
    const { fromJson5 } = await import('../read/json5.ts');
    return (text) => [documentOf({ json: fromJson5(text) }, text)];
  },
};

const documentOf = (read: YamlDocument, text: string): EmbeddedPayload => ({
  layer: 'json' in read ? read.json : wholeText(text),
  ...('problem' in read && read),
  syntax: 'json',
  isDocument: true,
});
