import type { PreparedRequest, Resource } from '@pg/rule-kit';
import { brands, createSaleRequest, verifiableSaleResource } from '@pg/sale-form';
import { createSessionRequest, sessionResource } from '@pg/session-request';
import { schemaPart } from './json-schema/resource-schema.ts';
import { lowerFirst } from './reference/markdown.ts';

const EXAMPLE_SERVER = 'https://pay.example';

const DESCRIPTION =
  'Generated from the tables of the interface document. It leaves out what the document does not show: responses, errors, rate limits, how the hash is computed, and which fields of the envelopes are required.';

/** An OpenAPI 3.1 document of both operations. Real requests give its paths and media types. */
export async function openApi() {
  const session = await createSessionRequest(EXAMPLE_SERVER, {});
  const sale = await createSaleRequest(EXAMPLE_SERVER, { brand: 'naps' });
  const sessions = server('host', 'The service’s host for checkout sessions.');
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
        post: operation(session, sessionResource, {
          operationId: 'createSession',
          summary: 'Create a checkout session (section 4, E1)',
          description:
            'The payer’s form offers the listed methods. The service passes the fields under parameters to the acquirer.',
        }),
      },
      [pathOf(sale)]: {
        servers: server('s2s_host', 'The service’s host for server-to-server requests.'),
        post: operation(sale, verifiableSaleResource, {
          operationId: 'sale',
          summary: 'Sale, server to server (section 4, E2)',
          description: `The document does not show the Content-Type of the form.\n\n${brandList()}`,
        }),
      },
    },
    components: {
      schemas: Object.fromEntries(
        [sessionResource, verifiableSaleResource].map((resource) => [resource.kind, schemaPart(resource, '2020-12')]),
      ),
    },
  };
}

const pathOf = ({ url }: PreparedRequest): string => new URL(url).pathname;

/** Variables have only a host: many tools can't fill in a whole URL. */
const server = (name: string, description: string) => [
  { url: `https://{${name}}`, variables: { [name]: { default: new URL(EXAMPLE_SERVER).host, description } } },
];

function operation({ headers }: PreparedRequest, { kind }: Resource, docs: Readonly<Record<string, string>>) {
  const [mediaType = ''] = headers['Content-Type'].split(';');
  return {
    ...docs,
    requestBody: {
      required: true,
      content: { [mediaType]: { schema: { $ref: `#/components/schemas/${kind}` } } },
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
