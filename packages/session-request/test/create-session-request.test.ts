import { InvalidRequestError, parse } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { type CreateSessionOptions, createSessionRequest, type SessionRequest, sessionType } from '../src/index.ts';

const body: SessionRequest = {
  merchant_key: 'key',
  operation: 'purchase',
  methods: ['card'],
  parameters: { card: { descriptor: 'Order 1001' } },
  order: { number: '1001', amount: '10.00', currency: 'EUR', description: 'Cups' },
  cancel_url: 'https://shop.example/cancel',
  success_url: 'https://shop.example/success',
};

test('makes the request of section 4, E1, as plain values, with the hash that `sign` returns', async () => {
  let signed: SessionRequest | undefined;
  const request = await createSessionRequest(
    'https://pay.example',
    { ...body, hash: 'old' },
    {
      sign: (unsigned) => {
        signed = unsigned;
        return Promise.resolve('signature');
      },
    },
  );
  expect(signed).toEqual(body);
  expect(request).toEqual({
    url: 'https://pay.example/api/v1/session',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, hash: 'signature' }),
  });
});

test.each([undefined, null, '', ' ', 'a b', 'a\n', '\0', 'a\0b', 'é\u0085', 1, {}, Promise.resolve(undefined)])(
  'throws a TypeError if `sign` returns %o',
  async (hash) => {
    const sign = (): string => hash as unknown as string;
    await expect(createSessionRequest('https://pay.example', { ...body, hash: 'old' }, { sign })).rejects.toThrow(
      new TypeError('sign must return the hash, a string that is not empty and has no spaces'),
    );
  },
);

test('adds no hash without `sign`', async () => {
  const request = await createSessionRequest('https://pay.example', body);
  expect(JSON.parse(request.body)).toEqual(body);
});

test.each<[name: string, request: SessionRequest, options: CreateSessionOptions, codes: string[]]>([
  ['a body without hash', body, {}, ['unsigned']],
  ['a parsed body without hash', parse(sessionType, body), {}, ['unsigned']],
  ['a body with its own hash', { ...body, hash: 'own' }, {}, []],
  ['a body that is signed', body, { sign: () => 'signature' }, []],
  ['a parsed body that is signed', parse(sessionType, body), { sign: () => 'signature' }, []],
])('tells onFinding whether a clean request is signed: %s', async (_, request, options, codes) => {
  const found: string[] = [];
  await createSessionRequest('https://pay.example', request, { ...options, onFinding: ({ code }) => found.push(code) });
  expect(found).toEqual(codes);
});

test.each(['https://pay.example', 'https://pay.example/', 'https://pay.example//', new URL('https://pay.example')])(
  'accepts the base URL %s',
  async (baseUrl) => {
    expect((await createSessionRequest(baseUrl, body)).url).toBe('https://pay.example/api/v1/session');
  },
);

test('ignores an old hash when a new one is signed', async () => {
  const old = { ...body, hash: null as unknown as string };
  await expect(createSessionRequest('https://pay.example', old)).rejects.toThrow('hash must be a string, but is null');
  const request = await createSessionRequest('https://pay.example', old, { sign: () => 'signature' });
  expect(JSON.parse(request.body)).toEqual({ ...body, hash: 'signature' });
});

test('keeps the path of the base URL', async () => {
  expect((await createSessionRequest('https://pay.example/gateway/', body)).url).toBe(
    'https://pay.example/gateway/api/v1/session',
  );
});

test.each([
  'https://pay.example?shop=1',
  'https://pay.example/#a',
  'https://user:PLANTED@pay.example',
  'https://PLANTED@pay.example',
  'https://:PLANTED@pay.example',
])('refuses the base URL %s, which has a query, a fragment or credentials', async (baseUrl) => {
  await expect(createSessionRequest(baseUrl, body)).rejects.toThrow(
    /^The base URL must not have a query, a fragment or credentials$/,
  );
});

test.each([
  ['null', null],
  ['missing', undefined],
  ['a string', 'a'],
])('reports a body that is %s', async (actual, given) => {
  for (const options of [{}, { sign: () => 'signature' }]) {
    await expect(
      createSessionRequest('https://pay.example', given as unknown as SessionRequest, options),
    ).rejects.toThrow(
      `The session request has an error:\n- the body must be an object, but is ${actual} (2.1 Session request)`,
    );
  }
});

test.each([
  '',
  'pay.example',
  'localhost:3000',
  'https:pay.example',
  'https:/user:PLANTED@pay.example',
  'https:user:PLANTED@pay.example',
  'https:\\\\user:PLANTED@pay.example',
])('refuses the base URL %j, which is not absolute', async (baseUrl) => {
  await expect(createSessionRequest(baseUrl, body)).rejects.toThrow(
    new TypeError('The base URL must be an absolute URL, like https://pay.example'),
  );
});

test.each([
  ['http://pay.example', 'must start with https://: http:// is for localhost only'],
  ['http://127.0.0.1.pay.example', 'must start with https://: http:// is for localhost only'],
  ['http://localhost.pay.example', 'must start with https://: http:// is for localhost only'],
  ['http://192.168.1.9:8080', 'must start with https://: http:// is for localhost only'],
  ['https://@pay.example', 'must not have a query, a fragment or credentials'],
  ['https://PLANTED:@pay.example/a', 'must not have a query, a fragment or credentials'],
  ['https://pay.example/a/../b', 'must not have . or .. in its path'],
  ['https://pay.example/..', 'must not have . or .. in its path'],
  ['https://pay.example/%2E%2e/b', 'must not have . or .. in its path'],
  ['https://pay.example/./b/', 'must not have . or .. in its path'],
  ['https://pay.example\\a', 'must not have a space, a line break, a tab or a backslash'],
  ['https://pay\t.example', 'must not have a space, a line break, a tab or a backslash'],
  ['https://pay.example/a\nb', 'must not have a space, a line break, a tab or a backslash'],
])('refuses the base URL %j, which %s', async (baseUrl, problem) => {
  await expect(createSessionRequest(baseUrl, body)).rejects.toThrow(new TypeError(`The base URL ${problem}`));
});

test.each([
  'http://localhost:3000',
  'http://LOCALHOST',
  'http://shop.localhost:3000/a',
  'http://127.0.0.1:8422',
  'http://127.9.9.9',
  'http://[::1]:80',
  'https://pay.example/a..b/.c/v1.0',
])('accepts the base URL %s', async (baseUrl) => {
  expect((await createSessionRequest(baseUrl, body)).url).toBe(`${baseUrl}/api/v1/session`);
});

test.each<[baseUrl: string, isAllowed: boolean]>([
  ['http://mock:8080', true],
  ['http://host.docker.internal:8080/a', true],
  ['http://pay.local', true],
  ['http://pay.test', true],
  ['http://10.0.0.1', true],
  ['http://172.16.0.1', true],
  ['http://172.31.255.255', true],
  ['http://192.168.1.9:8080', true],
  ['http://[fd00::1]', true],
  ['http://[fe80::1]', false],
  ['http://[2001:db8::1]', false],
  ['http://pay.example', false],
  ['http://local', true],
  ['http://10.0.0.1.pay.example', false],
  ['http://11.0.0.1', false],
  ['http://172.15.0.1', false],
  ['http://172.32.0.1', false],
  ['http://192.169.1.9', false],
  ['http://192.168.1.9.', true],
  ['http://3232235785', true],
  ['http://134744072', false],
])('allowInsecure allows the base URL %s: %s', async (baseUrl, isAllowed) => {
  const created = createSessionRequest(baseUrl, body, { allowInsecure: true });
  if (isAllowed) expect((await created).url).toBe(`${baseUrl}/api/v1/session`);
  else
    await expect(created).rejects.toThrow(
      'The base URL must start with https://: allowInsecure is for hosts of a private network only',
    );
});

test.each(['https://pay.example/api/v1/session', 'https://pay.example/api/v1/session/'])(
  'refuses the base URL %s, which has the path already',
  async (baseUrl) => {
    await expect(createSessionRequest(baseUrl, body)).rejects.toThrow(
      new TypeError('The base URL must not end with /api/v1/session: it is added to it'),
    );
  },
);

describe('an invalid body', () => {
  const invalid = { ...body, order: { ...body.order, amount: 'PLANTED' }, billing_address: { country: 'PLANTED' } };

  test("is refused with its findings, and without a payer's data", async () => {
    const error = await createSessionRequest('https://pay.example', invalid).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(InvalidRequestError);
    const { findings, message } = error as InvalidRequestError;
    expect(findings.filter(({ severity }) => severity === 'error').map(({ path }) => path)).toEqual([
      ['order', 'amount'],
      ['billing_address', 'country'],
    ]);
    expect(message).toBe(
      [
        'The session request has 2 errors:',
        '- order.amount must be a decimal number like 1234.50, but has a letter at character 1 (2.1 Session request, order)',
        '- billing_address.country must be exactly 2 letters, but has 7 characters (2.1 Session request, billing address)',
      ].join('\n'),
    );
    expect(JSON.stringify(findings)).not.toContain('PLANTED');
  });

  test('has no finding about the hash if `sign` is given', async () => {
    const namesFound = async (options: CreateSessionOptions): Promise<unknown[]> => {
      const sent = createSessionRequest('https://pay.example', { ...invalid, hash: undefined }, options);
      const { findings } = (await sent.catch((caught: unknown) => caught)) as InvalidRequestError;
      return findings.map(({ path }) => path[0]);
    };
    expect(await namesFound({})).toContain('hash');
    expect(await namesFound({ sign: () => 'signature' })).not.toContain('hash');
  });

  test('is not signed', async () => {
    let signed = false;
    const sign = (): string => {
      signed = true;
      return 'signature';
    };
    await expect(createSessionRequest('https://pay.example', invalid, { sign })).rejects.toThrow();
    expect(signed).toBe(false);
  });

  test('lacks a field that the merchant profile requires', async () => {
    const profile = { require: ['customer.email'] };
    await expect(createSessionRequest('https://pay.example', { ...body, customer: {} }, { profile })).rejects.toThrow(
      'customer.email is missing; the merchant profile requires it',
    );
  });
});

test.each([1e-7, 2 ** 53])('refuses %o, which JSON writes with an exponent or without all digits', async (cost) => {
  const parameters = { card: { shipping: { cost } } };
  await expect(createSessionRequest('https://pay.example', { ...body, parameters })).rejects.toThrow(
    InvalidRequestError,
  );
});
