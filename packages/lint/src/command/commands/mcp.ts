import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { listInWords } from '@pg/rule-kit/internal';
import { brands } from '@pg/sale-form';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import {
  type BaseIssue,
  boolean,
  config,
  description,
  type GenericSchema,
  getDescription,
  type InferOutput,
  type ObjectEntries,
  optional,
  picklist,
  pipe,
  type StrictObjectSchema,
  strictObject,
  string,
} from 'valibot';
import packageJson from '../../../package.json' with { type: 'json' };
import { kinds } from '../../rules/kind-names.ts';
import { profileSchema } from '../../rules/profile.ts';
import { CARD_SETS } from '../../samples/sample-payload.ts';
import { sampleFormats } from '../../samples/sample-text.ts';
import { describeFailure, nameOf } from '../../system/internal-failure.ts';
import type { Chunks } from '../../system/read-at-most.ts';
import { UsageError, usageMistake } from '../../system/usage-error.ts';
import { defineCommand } from '../options.ts';
import { jsonText } from '../report/formats/json-text.ts';
import { CheckResult, checkForAssistant } from './mcp-check.ts';
import { explainName } from './mcp-explain.ts';
import { PROTOCOL_VERSIONS, sampleOf } from './sample.ts';
import { isInSection, tablesAsText } from './tables.ts';

/** Longer messages end the server. A text has an answer even if it is longer than the longest that is checked. */
const MOST_BYTES = 200_000_000;

/** Answers an assistant until it closes standard input. */
export const mcp = defineCommand({
  about: 'An assistant starts it, and calls its tools check, explain, tables and sample: see docs/adopt/assistants.md.',
  options: {},
  run: async (_, { input, write }) => {
    const stdin = Readable.from(wholeLines(input()), { objectMode: false });
    const stdout = new Writable({
      write(chunk: Buffer, _, done) {
        write(1, chunk.toString());
        done();
      },
    });
    serveStdio(makeServer, {
      transport: new StdioServerTransport(stdin, stdout, { maxBufferSize: 2 * MOST_BYTES }),
      onerror: (error) => {
        write(2, `pg-lint: a message was not understood (${nameOf(error)})\n`);
        write(1, NOT_UNDERSTOOD);
      },
    });
    await once(stdin, 'close');
  },
});

/** Collects the chunks of a line, because the transport copies all that it has of a line with each chunk. */
async function* wholeLines(stream: Chunks): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MOST_BYTES) throw new UsageError(`a message must have at most ${MOST_BYTES / 1e6} MB`);
    if (!chunk.includes(LINE_FEED)) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    length = 0;
  }
}

const LINE_FEED = 0x0a;

const NOT_UNDERSTOOD = `${JSON.stringify({
  jsonrpc: '2.0',
  id: null,
  error: {
    code: -32600,
    message: 'a message must be one request or notification of JSON-RPC 2.0; batches are not supported',
  },
})}\n`;

const about = <T extends GenericSchema>(text: string, schema: T) => optional(pipe(schema, description(text)));

function makeServer(): McpServer {
  const instructions =
    'Check each payload of the payment interface. Look fields up, or start from a sample. A session request is sent as JSON, a sale as a form: see the format curl of sample.';
  const server = new McpServer({ name: 'pg-lint', version: packageJson.version }, { instructions });
  const addTool = <T extends ObjectEntries>(
    name: string,
    description: string,
    inputs: T,
    run: (given: InferOutput<StrictObjectSchema<T, undefined>>) => ToolOutput | Promise<ToolOutput>,
    output?: typeof CheckResult,
  ): void => {
    // The usual messages quote what was given.
    const schema = config(strictObject(inputs), { message: (issue) => describeInput(issue, inputs) });
    server.registerTool(
      name,
      {
        description,
        inputSchema: toStandardJsonSchema(schema),
        ...(output && { outputSchema: toStandardJsonSchema(output) }),
        annotations: { readOnlyHint: true },
      },
      (given) => answer(() => run(given)),
    );
  };
  addTool(
    'check',
    'Check payloads. Returns the findings of each file, also as structured content. fixes of a finding are edits: replace what is between the positions by text; a certain one needs no decision. Positions count from 1, ends are exclusive.',
    {
      text: about('What to check: a payload, or a request or page with payloads.', string()),
      file: about('A file or folder to check; with text, the name that selects its type and configuration.', string()),
      kind: about('The kind of all payloads; by default, their content decides.', picklist(kinds)),
      profile: about('What the account manager said about the merchant; by default, as configured.', profileSchema),
      fix: about('Make the certain fixes of text; see fixed and changed in the answer.', boolean()),
    },
    checkForAssistant,
    CheckResult,
  );
  addTool(
    'explain',
    'Explain a name. Returns a rule or a code with examples, or rows of the interface document.',
    {
      name: pipe(
        string(),
        description(
          'a rule, code, field, kind, set or wallet, as check prints it: type-code, too-long, order.amount, Set 6.',
        ),
      ),
    },
    ({ name }) => explainName(name),
  );
  addTool(
    'tables',
    'Print tables of the interface document. Returns text, a line for each field.',
    { section: about('A section, like 2.1 or Set 6; by default, all tables are printed.', string()) },
    ({ section }) => requireTables(section),
  );
  addTool(
    'sample',
    'Make a valid payload. Returns its text alone.',
    {
      kind: pipe(picklist(kinds), description(`the kind of payload: ${listInWords(kinds)}`)),
      set: about('The card parameter set of session-request and card-params.', picklist(CARD_SETS)),
      brand: about('The brand of sale-form.', picklist(Object.keys(brands))),
      protocolVersion: about('The version of the token of wallet2.', picklist(PROTOCOL_VERSIONS)),
      allFields: about('Whether it has optional fields too.', boolean()),
      format: about('By default, as it is sent.', picklist([...new Set(kinds.flatMap(sampleFormats))])),
    },
    ({ kind, set, allFields, protocolVersion, ...others }) => {
      const options = { 'all-fields': allFields, 'protocol-version': protocolVersion, set: set && String(set) };
      return sampleOf([kind], { ...others, ...options });
    },
  );
  return server;
}

/** A text, or data that is given as a text too. */
type ToolOutput = string | Record<string, unknown>;

const asText = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

/** What an input must be, in the words of its tool. */
function describeInput({ expected, received, path }: BaseIssue<unknown>, inputs: ObjectEntries): string {
  if (expected === 'never') return 'is not an input of this tool';
  const key = String(path?.at(-1)?.key);
  const { [key]: input } = inputs;
  if (received === 'undefined' && input) return `${key} is required: ${getDescription(input)}`;
  return `must be ${expected?.replaceAll(/[(")]/g, '').replaceAll(' | ', ' or ').toLowerCase()}`;
}

function requireTables(section = ''): string {
  const text = tablesAsText((table) => isInSection(table, section));
  if (text === '') throw new UsageError('there is no such section; without one, all tables are printed');
  return text;
}

/** The answer of a tool. Wrong usage is told in the words of the tool; another error's message could quote a payload. */
async function answer(make: () => ToolOutput | Promise<ToolOutput>): Promise<CallToolResult> {
  try {
    const made = await make();
    return typeof made === 'string' ? asText(made) : { ...asText(jsonText(made, 0)), structuredContent: made };
  } catch (error) {
    const mistake = usageMistake(error)?.replaceAll(/--([a-z-]+)/g, (_, option: string) =>
      option.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    );
    return { ...asText(mistake ?? describeFailure(error)), isError: true };
  }
}
