import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { nearestName } from '@pg/rule-kit/internal';
import { brands } from '@pg/sale-form';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import {
  boolean,
  config,
  description,
  type GenericSchema,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
} from 'valibot';
import packageJson from '../../../package.json' with { type: 'json' };
import { kinds } from '../../rules/kinds.ts';
import { profileSchema } from '../../rules/profile.ts';
import { rules } from '../../rules/rules.ts';
import { sampleFormats } from '../../samples/sample-text.ts';
import { describeFailure, nameOf } from '../../system/internal-failure.ts';
import { UsageError, usageMistake } from '../../system/usage-error.ts';
import { defineCommand } from '../options.ts';
import { jsonText } from '../report/formats/json-text.ts';
import { findExplanation } from './explain.ts';
import { checkForAssistant } from './mcp-check.ts';
import { validSample } from './sample.ts';
import { allRows, tablesAsText } from './tables.ts';

/** Answers an assistant until it closes standard input. */
export const mcp = defineCommand({
  about: 'An assistant starts it, and calls its tools check, explain, tables and sample: see docs/adopt/assistants.md.',
  options: {},
  run: async (_, { input, write }) => {
    const stdin = Readable.from(input(), { objectMode: false });
    const stdout = new Writable({
      write(chunk: Buffer, _, done) {
        write(1, chunk.toString());
        done();
      },
    });
    serveStdio(makeServer, {
      transport: new StdioServerTransport(stdin, stdout),
      onerror: (error) => write(2, `pg-lint: a message was not understood (${nameOf(error)})\n`),
    });
    await once(stdin, 'close');
  },
});

const about = <T extends GenericSchema>(text: string, schema: T) => optional(pipe(schema, description(text)));

const INPUTS = {
  check: strictObject({
    text: about('What to check: a payload, or a request or page with payloads.', string()),
    file: about('A file or folder to check; with text, the name that selects its type and configuration.', string()),
    kind: about('The kind of all payloads; by default, their content decides.', picklist(kinds)),
    profile: about('What the account manager said about the merchant; by default, as configured.', profileSchema),
  }),
  explain: strictObject({
    name: pipe(
      string(),
      description('A rule, like type-code, the code of a finding, like too-long, or a field, like quantityUnit.'),
    ),
  }),
  tables: strictObject({
    section: about('The start of sections, like 2.1 or 2.2 Set 6; by default, all tables are printed.', string()),
  }),
  sample: strictObject({
    kind: picklist(kinds),
    set: about('The card parameter set of session-request and card-params.', picklist([1, 2, 3, 4, 5, 6])),
    brand: about('The brand of sale-form.', picklist(Object.keys(brands))),
    allFields: about('Whether it has optional fields too.', boolean()),
    format: about('By default, as it is sent.', picklist([...new Set(kinds.flatMap(sampleFormats))])),
  }),
};

function makeServer(): McpServer {
  const instructions = 'Check each payload of the payment interface. Look fields up, or start from a sample.';
  const server = new McpServer({ name: 'pg-lint', version: packageJson.version }, { instructions });
  const toolOf = <T extends GenericSchema>(description: string, schema: T) => ({
    description,
    // The usual messages quote what was given.
    inputSchema: toStandardJsonSchema(config(schema, { message: ({ expected }) => `must be ${expected}` })),
    annotations: { readOnlyHint: true },
  });
  server.registerTool(
    'check',
    toolOf('Check payloads. Positions count from 1, ends are exclusive.', INPUTS.check),
    (request) => answer(() => checkForAssistant(request)),
  );
  server.registerTool(
    'explain',
    toolOf(
      'Explain a rule or a code with examples, or a field with its rows in the interface document.',
      INPUTS.explain,
    ),
    ({ name }) => answer(() => explainName(name)),
  );
  server.registerTool('tables', toolOf('Print tables of the interface document.', INPUTS.tables), ({ section }) =>
    answer(() => requireTables(section)),
  );
  server.registerTool('sample', toolOf('Make a valid payload.', INPUTS.sample), ({ kind, set, allFields, ...others }) =>
    answer(() => validSample(kind, { ...others, set: set && String(set), 'all-fields': allFields })),
  );
  return server;
}

function explainName(name: string): string {
  const explanation = findExplanation(name);
  if (explanation !== undefined) return explanation;
  const rows = allRows();
  const own = rows.filter((row) => row.name === name || row.key === name);
  if (own.length > 0) return jsonText(own);
  const near = nearestName(name, [...rules.keys(), ...rows.map((row) => row.name)]);
  throw new UsageError(`no rule, code or field has this name${near ? `; did you mean ${near.name}?` : ''}`);
}

function requireTables(section?: string): string {
  const text = tablesAsText(section);
  if (text.trim() === '') throw new UsageError('no section starts like this; without one, all tables are printed');
  return text;
}

/** The answer of a tool. Wrong usage is told; another error's message could quote a payload. */
async function answer(make: () => string | Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: await make() }] };
  } catch (error) {
    return { content: [{ type: 'text', text: usageMistake(error) ?? describeFailure(error) }], isError: true };
  }
}
