import { BAD } from '../e2e/command.ts';

type Files = Readonly<Record<string, string | Buffer>>;

/** A repository that starts to use the command. */
export interface Repository {
  readonly files: Files;
  /** The files with findings, and the findings. */
  readonly expected: Readonly<Record<string, readonly string[]>>;
}

/** A payload with one error, which `--fix` fixes. */
export const FIXABLE = '{"cart":{"items":[{"name":"Cup","quantityUnit":"kg"}]},"shipping":{"houseNumber1":"1"}}';
export const FIXED = 'fixtures/cart.json';

const quoted = JSON.stringify;
const numbered = (length: number, each: (i: number) => readonly [string, string]): Record<string, string> =>
  Object.fromEntries(Array.from({ length }, (_, i) => each(i)));

/** Files of other programs: orders of shops, events of other services, settings, translations. */
const FOREIGN: Files = {
  'package.json': quoted({ name: 'shop', version: '1.0.0', description: 'A shop', private: true }),
  'fixtures/order.json': quoted({ id: 1, currency: 'EUR', billing: { first_name: 'A' }, shipping: {}, total: '1.0' }),
  'fixtures/event.json': quoted({
    type: 'charge.succeeded',
    data: { object: { amount: 100, card: { brand: 'visa' } } },
  }),
  'fixtures/settings.json': quoted({ environment: 'production', gateway: 'stripe' }),
  'locales/en.json': quoted(numbered(500, (i) => [`checkout.amount.${i}`, `The amount of order ${i}`])),
};

const plugin: Repository = {
  files: {
    'composer.json': quoted({ name: 'shop/gateway', type: 'wordpress-plugin', require: { php: '>=8.1' } }),
    'composer.lock': quoted({ packages: Array.from({ length: 300 }, (_, i) => ({ name: `a/${i}`, version: '1.0' })) }),
    'src/Gateway.php': `<?php\n$body = json_encode(['shipping' => ['houseNumber1' => '1']]);\n`,
    'README.md': `# Gateway\n\n\`\`\`sh\ncurl -d '${BAD}' https://a.example\n\`\`\`\n\n\`\`\`php\n$card = ${BAD};\n\`\`\`\n`,
    'tests/sale.form': 'action=SALE&brand=naps&order_amount=1&order_currency=EUR',
  },
  expected: {
    'README.md': ['4:30 type-code'],
    'tests/sale.form': [...Array.from({ length: 4 }, () => '1:1 sale-fields'), '1:37 string-format'],
  },
};

const MAPPING = { request: { url: '/api/v1/session' }, response: { status: 200 } };
const monorepo: Repository = {
  files: {
    ...numbered(1000, (i) => [
      `module-${i % 40}/src/main/resources/i18n/messages_${i}.json`,
      quoted({ 'cart.title': 'Cart', 'order.number': `Order ${i}`, customer: { email: 'a@shop.example' } }),
    ]),
    ...numbered(600, (i) => [
      `module-${i % 40}/src/main/resources/application-${i}.yml`,
      `spring:\n  datasource:\n    url: jdbc:h2:mem:${i}\npayment:\n  environment: TEST\n  gateway: other\n`,
    ]),
    ...numbered(400, (i) => [
      `module-${i % 40}/src/test/resources/mappings/m${i}.json`,
      quoted({ ...MAPPING, id: `${i}`, priority: i }),
    ]),
    'module-1/src/test/resources/mappings/card.json': quoted({ ...MAPPING, response: { jsonBody: JSON.parse(BAD) } }),
    'module-2/src/test/resources/mappings/text.json': quoted({ ...MAPPING, response: { body: BAD } }),
    'module-3/src/test/resources/card.yml':
      'card:\n  shipping:\n    type: sent back\n    houseNumber1: "1"\n    houseNumber2: "2"\n',
    'module-4/requests.http': `POST https://a.example/card\nContent-Type: application/json\n\n${BAD}\n`,
  },
  expected: {
    'module-1/src/test/resources/mappings/card.json': ['1:81 type-code'],
    'module-2/src/test/resources/mappings/text.json': ['1:82 type-code'],
    'module-3/src/test/resources/card.yml': ['3:11 type-code'],
    'module-4/requests.http': ['4:21 type-code'],
  },
};

const app: Repository = {
  files: {
    'tsconfig.json': '{\n  // strict\n  "compilerOptions": { "strict": true, },\n}\n',
    'pnpm-lock.yaml': `lockfileVersion: '9.0'\npackages:\n${'  a@1.0.0:\n    resolution: {integrity: sha512-x}\n'.repeat(2000)}`,
    'openapi.yaml': `paths:\n  /card:\n    post:\n      requestBody:\n        example: ${BAD}\n`,
    'src/client.ts': `type Card = object;\nexport const card = ${BAD} as Card;\nexport const other = { brand: 'visa', last4: '4242' };\n`,
    'eslint.config.mjs': `import parser from '@typescript-eslint/parser';
import { defineConfig } from 'eslint/config';
import pg from '@pg/eslint-plugin';
export default defineConfig([
  { files: ['src/**/*.ts'], plugins: { pg }, extends: ['pg/recommended'], languageOptions: { parser } },
]);
`,
  },
  expected: { 'openapi.yaml': ['5:38 type-code'] },
};

const withFixtures = ({ files, expected }: Repository): Repository => ({
  files: { ...FOREIGN, [FIXED]: FIXABLE, ...files },
  expected: { ...expected, [FIXED]: ['1:48 allowed-value'] },
});

export const repositories: readonly (readonly [string, Repository])[] = [
  ['a PHP plugin', withFixtures(plugin)],
  ['a Java monorepo with 2,000 resources', withFixtures(monorepo)],
  ['a TypeScript application', withFixtures(app)],
];
