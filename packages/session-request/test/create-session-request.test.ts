import { describe, expect, test } from 'vitest';
import {
  type CreateSessionOptions,
  createSessionRequest,
  InvalidSessionRequestError,
  type SessionRequest,
} from '../src/index.ts';

const body: SessionRequest = {
  merchant_key: 'key',
  operation: 'purchase',
  methods: ['card'],
  parameters: { card: { descriptor: 'Order 1001' } },
  order: { number: '1001', amount: '10.00', currency: 'EUR', description: 'Cups' },
  cancel_url: 'https://shop.example/cancel',
  success_url: 'https://shop.example/success',
};

test('makes the request of section 4, E1, signed by the function that is passed in', async () => {
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
  expect(request.method).toBe('POST');
  expect(request.url).toBe('https://pay.example/api/v1/session');
  expect(request.headers.get('Content-Type')).toBe('application/json');
  expect(await request.json()).toEqual({ ...body, hash: 'signature' });
});

test.each([undefined, null, '', 1, {}, Promise.resolve(undefined)])(
  'refuses what `sign` returns in place of a hash: %o',
  async (hash) => {
    const sign = (): string => hash as unknown as string;
    await expect(createSessionRequest('https://pay.example', { ...body, hash: 'old' }, { sign })).rejects.toThrow(
      new TypeError('sign has to return the hash, a text that is not empty'),
    );
  },
);

test('invents no hash', async () => {
  const request = await createSessionRequest('https://pay.example', body);
  expect(await request.json()).toEqual(body);
});

test.each(['https://pay.example', 'https://pay.example/', 'https://pay.example//', new URL('https://pay.example')])(
  'takes the base URL %s',
  async (baseUrl) => {
    expect((await createSessionRequest(baseUrl, body)).url).toBe('https://pay.example/api/v1/session');
  },
);

test('takes no offence at an old hash, in whose place the new one comes', async () => {
  const old = { ...body, hash: null as unknown as string };
  await expect(createSessionRequest('https://pay.example', old)).rejects.toThrow('hash: null');
  const request = await createSessionRequest('https://pay.example', old, { sign: () => 'signature' });
  expect(await request.json()).toEqual({ ...body, hash: 'signature' });
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
])('refuses %s: what follows the base would be no path, or a secret be quoted', async (baseUrl) => {
  await expect(createSessionRequest(baseUrl, body)).rejects.toThrow(
    /^The base URL has a query, a fragment or credentials, host and path only$/,
  );
});

test.each([
  ['null', null],
  ['nothing', undefined],
  ['a text', '{}'],
])('says of what is no body that it is %s', async (found, given) => {
  for (const options of [{}, { sign: () => 'signature' }]) {
    await expect(
      createSessionRequest('https://pay.example', given as unknown as SessionRequest, options),
    ).rejects.toThrow(`The session request has an error:\n- ${found}, an object only (2.1 Session request)`);
  }
});

test.each([
  '',
  'pay.example',
  'localhost:3000',
  'ftp://pay.example',
  'https:pay.example',
  'https:/user:PLANTED@pay.example',
  'https:user:PLANTED@pay.example',
  'https:\\\\user:PLANTED@pay.example',
])('refuses %j: no base URL', async (baseUrl) => {
  await expect(createSessionRequest(baseUrl, body)).rejects.toThrow(
    new TypeError('The base URL is not absolute, such as https://pay.example'),
  );
});

test.each(['https://pay.example/api/v1/session', 'https://pay.example/api/v1/session/'])(
  'refuses %s: the path would be there twice',
  async (baseUrl) => {
    await expect(createSessionRequest(baseUrl, body)).rejects.toThrow(
      new TypeError('The base URL ends with /api/v1/session, which is added to it'),
    );
  },
);

describe('an invalid body', () => {
  const invalid = { ...body, order: { ...body.order, amount: 'PLANTED' }, billing_address: { country: 'PLANTED' } };

  test('is refused with its findings, and without a payer’s data', async () => {
    const error = await createSessionRequest('https://pay.example', invalid).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(InvalidSessionRequestError);
    const { findings, message } = error as InvalidSessionRequestError;
    expect(findings.filter(({ severity }) => severity === 'error').map(({ path }) => path)).toEqual([
      ['order', 'amount'],
      ['billing_address', 'country'],
    ]);
    expect(message).toBe(
      [
        'The session request has 2 errors:',
        '- amount: a letter at character 1, digits only, one point allowed (order.amount; 2.1 Session request, order)',
        '- country: 7 characters, exactly 2 (billing_address.country; 2.1 Session request, billing address)',
      ].join('\n'),
    );
    expect(JSON.stringify(findings)).not.toContain('PLANTED');
  });

  test('is told nothing of the hash where it is yet to be signed', async () => {
    const namesFound = async (options: CreateSessionOptions): Promise<unknown[]> => {
      const sent = createSessionRequest('https://pay.example', { ...invalid, hash: undefined }, options);
      const { findings } = (await sent.catch((caught: unknown) => caught)) as InvalidSessionRequestError;
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

  test('may be one by the merchant’s profile', async () => {
    const profile = { require: ['customer.email'] };
    await expect(createSessionRequest('https://pay.example', { ...body, customer: {} }, { profile })).rejects.toThrow(
      'email: missing, required by the profile (customer.email; 2.1 Session request, customer)',
    );
  });
});
