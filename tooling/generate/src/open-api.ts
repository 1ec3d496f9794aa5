import * as ofCards from '@pg/card-params';
import { cardTable } from '@pg/card-params';
import { isObject, type PreparedRequest, type Table } from '@pg/rule-kit';
import { namesOf } from '@pg/rule-kit/internal';
import * as ofSales from '@pg/sale-form';
import { brands, createSaleRequest, saleType } from '@pg/sale-form';
import * as ofSessions from '@pg/session-request';
import { createSessionRequest, sessionType } from '@pg/session-request';
import * as ofWallets from '@pg/wallet-tokens';
import type { JsonSchema } from './json-schema/json-schema.ts';
import { schemaPart } from './json-schema/payload-type-schema.ts';
import { lowerFirst } from './reference/markdown.ts';

const EXAMPLE_SERVER = 'https://pay.example';

const DESCRIPTION =
  'Generated from the tables of the interface document. It leaves out what the document does not show: responses, errors, rate limits, how the hash is computed, and which fields of the envelopes are required.';

/** An OpenAPI 3.1 document of both operations. Real requests give its paths and media types. */
export async function openApi() {
  const session = await createSessionRequest(EXAMPLE_SERVER, {});
  const sale = await createSaleRequest(EXAMPLE_SERVER, { brand: 'naps' });
  const components = new Map<string, unknown>();
  const sessionBody = moveObjects(schemaPart(sessionType, '2020-12'), components);
  // Further parameters depend on the merchant. If their type were given, the client of quicktype would not compile.
  const saleSchema = { ...schemaPart(saleType, '2020-12'), additionalProperties: true };
  const saleBody = moveObjects(saleSchema, components);
  const sessions = server('host', "The service's host for checkout sessions.");
  return {
    openapi: '3.1.1',
    info: {
      title: 'Checkout session and server-to-server sale',
      version: 'v1',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // The merchant's key and the hash are fields of the bodies.
    security: [],
    servers: sessions,
    paths: {
      [pathOf(session)]: {
        servers: sessions,
        post: operation(session, sessionBody, {
          operationId: 'createSession',
          summary: 'Create a checkout session (section 4, E1)',
          description:
            "The payer's form offers the listed methods. The service passes the fields under parameters to the acquirer.",
        }),
      },
      [pathOf(sale)]: {
        servers: server('s2s_host', "The service's host for server-to-server requests."),
        post: operation(sale, saleBody, {
          operationId: 'sale',
          summary: 'Sale, server to server (section 4, E2)',
          description: `The document does not show the Content-Type of the form.\n\n${brandList()}`,
        }),
      },
    },
    components: { schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))) },
  };
}

const hasTable = (exported: unknown): exported is { readonly table: Table } =>
  isObject(exported) && exported.kind === 'schema' && 'table' in exported;

/** The names of the schemas that the packages export, by the section of their table. */
const NAMES = new Map(
  Object.entries({ ...ofCards, ...ofSessions, ...ofSales, ...ofWallets })
    .flatMap(([name, exported]) => (hasTable(exported) ? [[exported.table.section, name] as const] : []))
    .reverse(), // `Sale` rather than `SaleFields`
);

/** Moves each object of a table to the components, under the name of its schema in our packages, and refers to it. */
function moveObjects(schema: JsonSchema, components: Map<string, unknown>): JsonSchema {
  const moved = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, isObject(value) ? moveObjects(value, components) : value]),
  );
  const { title = '' } = schema;
  const { title: _, description, ...inner } = moved;
  // Generators of types make `unknown` of an `allOf` without a type.
  const [only]: readonly unknown[] = Array.isArray(moved.allOf) ? moved.allOf : [];
  if (isObject(only) && 'not' in only) return { ...moved, allOf: undefined, ...only };
  if (schema.type !== 'object' || !NAMES.has(title)) return moved;
  const split = title === cardTable.section ? splitSets(inner, components) : inner;
  return { ...addComponent(title, split, components), ...(description !== undefined && { description }) };
}

/** The six sets as components. Each describes only its own fields, so that an object matches all of them. */
function splitSets({ properties = {}, ...inner }: JsonSchema, components: Map<string, unknown>): JsonSchema {
  const sets = cardTable.alternatives.tables.map((set) => {
    const names = new Set(namesOf(set));
    const ofSet = Object.entries(properties).filter(([name]) => names.has(name));
    return addComponent(set.section, { type: 'object', properties: Object.fromEntries(ofSet) }, components);
  });
  return { ...inner, allOf: sets };
}

function addComponent(section: string, schema: JsonSchema, components: Map<string, unknown>): JsonSchema {
  const name = NAMES.get(section);
  if (name === undefined) throw new Error(`no schema is exported for ${section}`);
  // Some generators of clients name a type by its title.
  components.set(name, { title: name, description: section, ...schema });
  return { $ref: `#/components/schemas/${name}` };
}

const pathOf = ({ url }: PreparedRequest): string => new URL(url).pathname;

/** Variables have only a host: many tools can't fill in a whole URL. */
const server = (name: string, description: string) => [
  { url: `https://{${name}}`, variables: { [name]: { default: new URL(EXAMPLE_SERVER).host, description } } },
];

function operation({ headers }: PreparedRequest, schema: JsonSchema, docs: Readonly<Record<string, string>>) {
  const [mediaType = ''] = headers['Content-Type'].split(';');
  return {
    ...docs,
    requestBody: {
      required: true,
      content: { [mediaType]: { schema } },
    },
    responses: {
      '4XX': { description: 'The request has a mistake. The document shows neither status codes nor bodies.' },
      default: { description: 'The document shows neither status codes nor bodies.' },
    },
  };
}

function brandList(): string {
  return Object.entries(brands)
    .map(([brand, { meaning, requires, expects, notShown }]) => {
      const fields = [...requires, ...expects];
      const parameters = fields.length === 0 ? '' : ` Parameters: ${fields.map((field) => `\`${field}\``).join(', ')}.`;
      return `- \`${brand}\`: ${meaning}.${parameters}${notShown === undefined ? '' : ` Not shown: ${lowerFirst(notShown)}.`}`;
    })
    .join('\n');
}
