import type { Resource } from '@pg/rule-kit';
import { brands, createSaleRequest, type Sale, saleForm } from '@pg/sale-form';
import { createSessionRequest, sessionRequest } from '@pg/session-request';
import type { JsonSchema } from './json-schema/json-schema.ts';
import { schemaPart } from './json-schema/resource-schema.ts';

/** An OpenAPI 3.1 document, as far as two operations need it. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

interface PathItem {
  readonly servers: readonly [{ readonly url: string; readonly variables: Readonly<Record<string, ServerVariable>> }];
  readonly post: Operation;
}

interface ServerVariable {
  readonly default: string;
  readonly description: string;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly requestBody: {
    readonly required: true;
    readonly content: Readonly<Record<string, { readonly schema: { readonly $ref: string } }>>;
  };
  readonly responses: { readonly default: { readonly description: string } };
}

/** The two operations of section 4 as an OpenAPI document. */
export async function openApi(): Promise<OpenApi> {
  const session = await createSessionRequest(EXAMPLE_SERVER, {});
  const sale = await createSaleRequest(EXAMPLE_SERVER, ANY_SALE);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Checkout session and server-to-server sale',
      version: 'v1',
      description:
        'Generated from the rows of the interface’s tables. What the interface document does not show is not shown here either: responses, errors, limits of rates, how the hash is computed, which entries of the envelopes are required.',
    },
    paths: {
      [pathOf(session)]: {
        servers: server('base_url', 'The service’s URL for checkout sessions.'),
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

const EXAMPLE_SERVER = 'https://pay.example';

/** Methods, paths and media types are those of the requests that the packages make. */
const ANY_SALE: Sale = { brand: 'naps' };

const pathOf = ({ url }: Request): string => new URL(url).pathname;

const server = (name: string, description: string): PathItem['servers'] => [
  { url: `{${name}}`, variables: { [name]: { default: EXAMPLE_SERVER, description } } },
];

function operation(
  request: Request,
  { kind }: Resource,
  words: Pick<Operation, 'operationId' | 'summary' | 'description'>,
): Operation {
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
