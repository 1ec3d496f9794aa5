import { InvalidRequestError, parse, safeParse } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import { createSaleRequest, decodeSaleForm, type Sale, saleType } from '../src/index.ts';

const SALE: Sale = { action: 'SALE', client_key: 'key', brand: 'naps', order_id: '1001', order_amount: '49.90' };

test('makes the request of E2 as plain values', async () => {
  expect(await createSaleRequest('https://s2s.pay.example/', SALE)).toEqual({
    url: 'https://s2s.pay.example/post-va',
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body: 'action=SALE&client_key=key&brand=naps&order_id=1001&order_amount=49.90',
  });
});

test('signs the sale without its old hash, and adds no hash without `sign`', async () => {
  const signed: unknown[] = [];
  const sign = (sale: Sale): string => {
    signed.push(sale);
    return 'signature';
  };
  const request = await createSaleRequest('https://s2s.pay.example', { ...SALE, hash: 'old' }, { sign });
  expect(signed).toEqual([SALE]);
  expect(new URLSearchParams(request.body).get('hash')).toBe('signature');
  const unsigned = await createSaleRequest('https://s2s.pay.example', SALE);
  expect(new URLSearchParams(unsigned.body).has('hash')).toBe(false);
});

test.each([null, undefined, 'action=SALE'])('refuses %j, which is not an object', async (given) => {
  for (const options of [{}, { sign: () => 'signature' }]) {
    const refused = createSaleRequest('https://s2s.pay.example', given as unknown as Sale, options);
    await expect(refused).rejects.toThrow(InvalidRequestError);
  }
});

test('refuses an invalid sale with its findings, without its values', async () => {
  const refused = createSaleRequest('https://s2s.pay.example', { ...SALE, order_amount: '41111111' });
  await expect(refused).rejects.toThrow(InvalidRequestError);
  await expect(refused).rejects.toThrow(
    'The sale has an error:\n- order_amount must have exactly 2 decimals, like 49.90, but has none (4 E2 Sale)',
  );
  await expect(refused).rejects.not.toThrow('41111111');
  const withoutToken = { ...SALE, brand: 'wallet1', 'parameters[paymentToken]': '' } as const;
  await expect(createSaleRequest('https://s2s.pay.example', withoutToken)).rejects.toThrow(InvalidRequestError);
});

test('requires the brandParameters of the profile', async () => {
  const profile = { brandParameters: { naps: ['parameters[branch]'] } };
  await expect(createSaleRequest('https://s2s.pay.example', SALE, { profile })).rejects.toThrow(
    'parameters[branch] is missing; the merchant profile requires it for brand naps',
  );
  const sale = { ...SALE, 'parameters[branch]': '1' };
  expect((await createSaleRequest('https://s2s.pay.example', sale, { profile })).body).toContain(
    'parameters%5Bbranch%5D=1',
  );
});

test('refuses a URL that is not absolute', async () => {
  await expect(createSaleRequest('s2s.pay.example', SALE)).rejects.toThrow(TypeError);
});

test.each([
  [{ order_description: 'Cups \ud83d' }, 'order_description'],
  [{ 'parameters[note]': '\ude00' }, 'parameters[note]'],
  [{ 'parameters[\ude00]': 'a' }, '<a field name of 13 characters>'],
])('half-pair: refuses an unpaired surrogate in %o', async (fields, name) => {
  const refused = createSaleRequest('https://s2s.pay.example', { ...SALE, ...fields });
  await expect(refused).rejects.toThrow(InvalidRequestError);
  await expect(refused).rejects.toMatchObject({
    findings: expect.arrayContaining([expect.objectContaining({ code: 'half-pair', basis: 'safety', path: [name] })]),
  });
});

test('signs a frozen copy, reports warnings to `onFinding`, and refuses unknown fields if `strict`', async () => {
  const sale = { ...SALE, order_desc: 'Cups' };
  const codes: string[] = [];
  const request = await createSaleRequest('https://s2s.pay.example', sale, {
    sign(unsigned) {
      Object.assign(sale, { order_amount: 'PLANTED' });
      return String(Object.isFrozen(unsigned));
    },
    onFinding: ({ code, severity }) => codes.push(`${severity} ${code}`),
  });
  expect(request.body).toContain('order_amount=49.90&order_desc=Cups&hash=true');
  expect(codes).toContain('warning unknown-field');
  await expect(
    createSaleRequest('https://s2s.pay.example', { ...SALE, ...{ order_desc: '' } }, { strict: true }),
  ).rejects.toThrow('order_desc is not a known field');
});

test("`strict` does not apply to the fields of a token, which its sender can't change", () => {
  const sale = {
    ...SALE,
    brand: 'wallet1',
    'parameters[paymentToken]': '{"paymentData":{"version":"EC_v1","other":"a"}}',
  };
  const isOther = ({ path }: { path: readonly unknown[] }) => path.at(-1) === 'other';
  expect(safeParse(saleType, sale, { strict: true }).findings.find(isOther)).toMatchObject({ severity: 'warning' });
});

test('createSaleRequest accepts the sale that parse returns', async () => {
  const form = 'action=SALE&client_key=key&brand=naps&order_id=1001&order_amount=49.90';
  const request = await createSaleRequest('https://s2s.pay.example', parse(saleType, decodeSaleForm(form).sale));
  expect(request.body).toBe(form);
  expect(() => parse(saleType, { brand: 'card' })).toThrow(InvalidRequestError);
  expect(safeParse(saleType, { brand: 'card' })).toMatchObject({ success: false });
});

test('a parsed sale is checked again when it is sent, with the options of the sender', async () => {
  const parsed = parse(saleType, { ...SALE, other: '1' });
  const profile = { brandParameters: { naps: ['parameters[branch]'] } };
  const codes: string[] = [];
  const options = { onFinding: ({ code }: { code: string }) => codes.push(code), sign: () => 'signature' };
  await createSaleRequest('https://s2s.pay.example', parsed, options);
  expect(codes.filter((code) => code === 'unknown-field')).toHaveLength(1);
  await expect(createSaleRequest('https://s2s.pay.example', parsed, { profile })).rejects.toThrow(InvalidRequestError);
  await expect(createSaleRequest('https://s2s.pay.example', parsed, { strict: true })).rejects.toThrow(
    InvalidRequestError,
  );
});

test('a sale that is parsed may get its hash later: only an unsigned request is reported', async () => {
  expect(safeParse(saleType, SALE).findings.map(({ code }) => code)).not.toContain('unsigned');
  const codes: string[] = [];
  await createSaleRequest('https://s2s.pay.example', parse(saleType, SALE), {
    onFinding: ({ code }) => codes.push(code),
  });
  expect(codes).toContain('unsigned');
});
