import type { Resource } from '@pg/rule-kit';
import { brands, createSaleRequest, saleForm } from '@pg/sale-form';
import { createSessionRequest, sessionRequest } from '@pg/session-request';
import { schemaPart } from './json-schema/resource-schema.ts';

const EXAMPLE_SERVER = 'https://pay.example';

const DESCRIPTION =
  'Generated from the rows of the interface’s tables. What the interface document does not show is not shown here either: responses, errors, limits of rates, how the hash is computed, which entries of the envelopes are required.';

/** The two operations of section 4 as an OpenAPI 3.1 document. Paths and media types are those of real requests. */
export async function openApi() {
  const session = await createSessionRequest(EXAMPLE_SERVER, {});
  const sale = await createSaleRequest(EXAMPLE_SERVER, { brand: 'naps' });
  const sessions = server('base_url', 'The service’s URL for checkout sessions.');
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
        post: operation(session, sessionRequest, {
          operationId: 'createSession',
          summary: 'Create a checkout session (section 4, E1)',
          description:
            'The form that the payer sees offers the methods that the body lists. What stands under parameters is for the acquirer.',
        }),
      },
      [pathOf(sale)]: {
        servers: server('s2s_url', 'The service’s URL for server-to-server requests.'),
        post: operation(sale, saleForm, {
          operationId: 'sale',
          summary: 'Sale, server to server (section 4, E2)',
          description: `The document does not show the Content-Type of the form.\n\n${brandsInWords()}`,
        }),
      },
    },
    components: {
      schemas: Object.fromEntries(
        [sessionRequest, saleForm].map((resource) => [resource.kind, schemaPart(resource, '2020-12')]),
      ),
    },
  };
}

const pathOf = ({ url }: Request): string => new URL(url).pathname;

const server = (name: string, description: string) => [
  { url: `{${name}}`, variables: { [name]: { default: EXAMPLE_SERVER, description } } },
];

function operation(request: Request, { kind }: Resource, words: Readonly<Record<string, string>>) {
  const [mediaType = ''] = request.headers.get('Content-Type')?.split(';') ?? [];
  return {
    ...words,
    requestBody: {
      required: true,
      content: { [mediaType]: { schema: { $ref: `#/components/schemas/${kind}` } } },
    },
    responses: { default: { description: 'Not shown in the document: neither status codes nor bodies.' } },
  };
}

/** What each brand takes, as a list in Markdown. */
function brandsInWords(): string {
  return Object.entries(brands)
    .map(([brand, { meaning, requires, expects, notShown }]) => {
      const fields = [...requires, ...expects];
      const takes = fields.length === 0 ? '' : ` Takes ${fields.map((field) => `\`${field}\``).join(', ')}.`;
      return `- \`${brand}\`: ${meaning}.${takes}${notShown === undefined ? '' : ` Not shown: ${lowerFirst(notShown)}.`}`;
    })
    .join('\n');
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
