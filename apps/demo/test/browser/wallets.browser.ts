import { wallet1Panel } from '@pg/wallet-tokens';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
// @boundaries-ignore no package exports keys: these are created on every run
import {
  bodyOf,
  makeCertificate,
  makeEcKey,
  makeRsaKey,
  pemOf,
} from '../../../../packages/wallet-tokens/test/make-keys.ts';
import { visit } from './browser.ts';

const DAY = 86_400_000;
const valid = { notBefore: new Date(Date.now() - DAY), notAfter: new Date(Date.now() + DAY) };
const uid = 'merchant.test.example';

const key = makeRsaKey();
const certificate = makeCertificate(key, { uid, ...valid });
const foreign = pemOf(makeRsaKey(), 'pkcs8');
const ecKey = makeEcKey();

type Setting = keyof typeof wallet1Panel.rows;

/** The form field of a setting, by its label in the panel. */
const fieldOf = (page: Page, name: Setting) => page.getByLabel(wallet1Panel.labels?.[name] ?? name, { exact: true });

/** The messages below the field of a setting. */
async function messagesOf(page: Page, name: Setting): Promise<string[]> {
  const described = await fieldOf(page, name).getAttribute('aria-describedby');
  const found = described?.split(' ').at(-1) ?? '';
  return page.locator(`[id="${found}"] li`).allTextContents();
}

describe('certificate and key of wallet1', () => {
  const pair = { merchantIdentifier: uid, certificate, privateKey: pemOf(key, 'pkcs1') };
  test.each<[string, Partial<Record<Setting, string>>, Setting, string[]]>([
    ['that belong together', pair, 'privateKey', []],
    ['in the other format', { ...pair, privateKey: pemOf(key, 'pkcs8') }, 'privateKey', []],
    [
      'of another pair',
      { ...pair, privateKey: foreign },
      'privateKey',
      [
        'privateKey must be the private key of Certificate, but belongs to another one. Use the *.key file that was generated together with the *.csr file of this certificate.',
      ],
    ],
    [
      'of another merchant',
      { ...pair, merchantIdentifier: 'merchant.other.example' },
      'certificate',
      ['certificate must belong to the Merchant Identifier, but has another user ID (UID).'],
    ],
    [
      'of yesterday',
      { ...pair, certificate: makeCertificate(key, { uid, notAfter: new Date(Date.now() - DAY) }) },
      'certificate',
      [
        "certificate has expired. Create a new merchant identity certificate in the wallet provider's developer account.",
      ],
    ],
    [
      'without its markers',
      { ...pair, certificate: bodyOf(certificate) },
      'certificate',
      [
        'certificate should have its BEGIN and END markers. Add the lines -----BEGIN CERTIFICATE----- and -----END CERTIFICATE-----.',
      ],
    ],
    [
      'in the field of the certificate',
      { ...pair, certificate: pair.privateKey },
      'certificate',
      [
        'certificate must be a certificate in PEM, but is a private key. Move the key to Private Key, and put the *.pem file here.',
      ],
    ],
  ])('%s', (_, settings, name, messages) =>
    visit('#/wallets/wallet1', async (page) => {
      // Another pair's key first: its message disappears only if the pair was checked.
      await fieldOf(page, 'certificate').fill(certificate);
      await fieldOf(page, 'privateKey').fill(foreign);
      await expect.poll(() => messagesOf(page, 'privateKey')).toHaveLength(1);
      for (const setting of Object.keys(settings) as Setting[]) {
        await fieldOf(page, setting).fill(settings[setting] ?? '');
      }
      await expect.poll(() => messagesOf(page, name)).toEqual(messages);
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/wallets/wallet1');
      await page.reload();
      await fieldOf(page, name).waitFor();
      await expect.poll(() => fieldOf(page, name).inputValue()).toBe('');
    }),
  );
});

test.each([
  ['PEM in lines', pemOf(ecKey, 'sec1')],
  ['PEM with spaces', pemOf(ecKey, 'pkcs8').replaceAll('\n', '  \n ')],
  ['a body without markers', bodyOf(pemOf(ecKey, 'sec1'))],
])('%s is reported, and can be converted to the format that the panel needs', (_, text) =>
  visit('#/wallets/wallet1?card=1', async (page) => {
    const field = fieldOf(page, 'processingPrivateKey');
    await field.fill(text);
    await expect.poll(async () => (await messagesOf(page, 'processingPrivateKey')).length).toBe(1);
    await page.getByRole('button', { name: 'Write it on one line' }).click();
    await expect
      .poll(() => field.inputValue())
      .toMatch(/^-----BEGIN (EC )?PRIVATE KEY-----\S+-----END (EC )?PRIVATE KEY-----$/);
    expect(bodyOf(await field.inputValue())).toBe(bodyOf(text));
    await expect.poll(() => messagesOf(page, 'processingPrivateKey')).toEqual([]);
    await expect.poll(() => page.getByRole('button', { name: 'Write it on one line' }).count()).toBe(0);
  }),
);

test('a file is read in the browser', () =>
  visit('#/wallets/wallet1', async (page) => {
    const file = page.getByLabel('Open file for Certificate');
    await file.setInputFiles({
      name: 'merchant_id.pem',
      mimeType: 'application/x-pem-file',
      buffer: Buffer.from(certificate),
    });
    await expect.poll(() => fieldOf(page, 'certificate').inputValue()).toBe(certificate);
  }));

test('a wallet’s settings decide the flow, unless they have errors', () =>
  visit('#/wallets/wallet1?card=1', async (page) => {
    const outcome = page.locator('.outcome');
    await outcome.getByText('Virtual flow').waitFor();
    await fieldOf(page, 'processingPrivateKey').fill('no key');
    await page.getByText('Fix the errors in the settings').waitFor();
    await page.getByRole('status').getByText('1 error', { exact: true }).waitFor({ state: 'attached' });
    await fieldOf(page, 'processingPrivateKey').fill(pemOf(ecKey, 'sec1'));
    await page.getByRole('button', { name: 'Write it on one line' }).click();
    await outcome.getByText('Card flow').waitFor();
    await page.getByRole('checkbox', { name: 'The payment provider accepts decrypted data' }).uncheck();
    await page.getByText('The payment provider does not accept decrypted data.').first().waitFor();
  }));

test('settings are filled with a sample and exported, and never stored', () =>
  visit('#/wallets/wallet2', async (page) => {
    await page.getByRole('button', { name: 'Fill with a sample' }).click();
    await page.getByRole('region', { name: 'Settings as JSON' }).getByText('"environment"').waitFor();
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  }));

test('a client request of wallet2 is created from the settings, and checked', () =>
  visit('#/wallets/wallet2', async (page) => {
    await page.getByText('Enter Gateway and Gateway Merchant ID').waitFor();
    await page.getByRole('button', { name: 'Fill with a sample' }).click();
    await page.getByRole('region', { name: 'Client request as JSON' }).getByText('"gatewayMerchantId"').waitFor();
    const field = page.getByLabel('Check a client request');
    await field.fill('{"allowPaymentMethods":[]}');
    await page.getByText(/^allowPaymentMethods is spelled as in the document/).waitFor();
    await field.fill('{"allowedPaymentMethods":[]}');
    await page.getByText('No findings.').waitFor();
    await field.fill('{');
    await page.getByText('This is not a JSON object.').waitFor();
  }));

test('a wrong setting has no client request', () =>
  visit('#/wallets/wallet2', async (page) => {
    await page.getByRole('button', { name: 'Fill with a sample' }).click();
    const made = page.getByRole('region', { name: 'Client request as JSON' });
    await made.waitFor();
    await page.getByLabel('Private Key', { exact: true }).fill('no key');
    await made.waitFor({ state: 'detached' });
    await page.getByText('Fix the errors in the settings').waitFor();
  }));
