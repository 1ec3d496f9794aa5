import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dropFiles, heading, lines, paste, sample, visit } from './browser.ts';

const OWN = '{"descriptor":"Order 1001"}';

const hash = 'location.hash';

const WORD = 'HELLOWORLD';

describe('typing', () => {
  test('from the first millisecond changes nothing, or the text at the cursor', () =>
    visit('', async (page) => {
      await page.locator('.editor').click();
      for (const letter of WORD) await page.keyboard.press(letter);
      await page.locator('.cm-content').waitFor();
      await page.waitForTimeout(500);
      const text = (await lines(page)).join('\n');
      const example = readFileSync(new URL('../../src/first-example.json', import.meta.url), 'utf8');
      // Letters that were pressed before the editor was there are not in the text, and the others are together.
      const typed = Array.from(WORD, (_, i) => WORD.slice(i)).find((end) => text.includes(end)) ?? '';
      expect(text.replace(typed, '')).toBe(example);
    }));

  test('a first replacement can be undone', () =>
    visit('', async (page) => {
      await paste(page, OWN);
      await expect.poll(() => lines(page)).toEqual([OWN]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await heading(page, '1 error');
    }));

  test('is possible in 3 MB, while they are checked', () =>
    visit('', async (page) => {
      const body = JSON.parse(sample('mistakes/quantity-unit-pcs.json'));
      const [item] = body.parameters.card.cart.items;
      body.parameters.card.cart.items = Array.from({ length: 3300 }, () => item);
      const text = JSON.stringify(body, null, 2);
      expect(text.length).toBeGreaterThan(3_000_000);
      await paste(page, text);
      await page.getByText('Pasted.').waitFor();
      await page.locator('.cm-content').focus();
      await page.keyboard.press('Control+Home');
      const start = Date.now();
      await page.keyboard.type('typed ');
      await expect.poll(async () => (await lines(page))[0]).toBe('typed {');
      expect(Date.now() - start).toBeLessThan(5_000);
      await page.getByRole('link', { name: 'syntax' }).waitFor();
    }));
});

describe("the visitor's own text", () => {
  test('survives Clear, an example, Back, Forward and a reload', () =>
    visit('', async (page) => {
      await heading(page, '1 error');
      await paste(page, OWN);
      await expect.poll(() => page.evaluate(hash)).toBe('');
      await page.getByRole('button', { name: 'Clear' }).click();
      await heading(page, 'Nothing to check yet');
      await page.getByRole('button', { name: 'Undo' }).click();
      await heading(page, 'No findings');
      await page.getByLabel('Example').selectOption('mistakes/duplicate-amount.json');
      await page.getByText('Your text was replaced. Undo or Back restores it.').waitFor();
      await page.getByRole('link', { name: 'duplicate-field' }).first().waitFor();
      await page.goBack();
      await expect.poll(() => lines(page)).toEqual([OWN]);
      await page.goForward();
      await page.getByRole('link', { name: 'duplicate-field' }).first().waitFor();
      expect(await page.evaluate(hash)).toContain('duplicate-amount');
      await page.goBack();
      await page.reload();
      await expect.poll(() => lines(page)).toEqual([OWN]);
      await page.getByRole('link', { name: 'Guides' }).click();
      await page.getByRole('heading', { name: 'Rules for the payment interface' }).waitFor();
      await page.goBack();
      await expect.poll(() => lines(page)).toEqual([OWN]);
    }));

  test('is not in another tab', () =>
    visit('', async (page) => {
      await heading(page, '1 error');
      await paste(page, OWN);
      await heading(page, 'No findings');
      const other = await page.context().newPage();
      await other.goto(page.url());
      await heading(other, '1 error');
    }));

  test('keeps its carriage returns', () =>
    visit('', async (page) => {
      await paste(page, '{\r\n  "descriptor": "more than twenty characters"\r\n}');
      await page.getByText('Line 2 · error').waitFor();
      await expect.poll(() => lines(page)).toHaveLength(3);
    }));
});

const file = (text: string) => ({ name: 'payload.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('a file is opened, also twice', () =>
  visit('', async (page) => {
    const input = page.getByLabel('Open a file');
    await input.setInputFiles(file('{"descriptor":"more than twenty characters"}'));
    await page.getByText('Line 1 · error').waitFor();
    await input.setInputFiles(file(OWN));
    await heading(page, 'No findings');
  }));

test.each(['.editor', '.findings', 'h1'])('a file that is dropped on %s is checked', (where) =>
  visit('', async (page) => {
    await heading(page, '1 error');
    await dropFiles(page, where, [OWN]);
    await heading(page, 'No findings');
  }),
);

describe('what is not checked is said in the heading, to screen readers too', () => {
  test.each([
    ['YAML', 'order:\n  amount: 1\n', /^Not checked: this looks like YAML\./],
    ['prose', 'hello', /^Not checked: no request, form, token or settings were found/],
    ['broken JSON', '{"a":', /^Not checked: the JSON is cut off/],
  ])('%s', (_, text, name) =>
    visit('', async (page) => {
      await heading(page, '1 error');
      await paste(page, text);
      await page.getByRole('status').getByRole('heading', { name }).waitFor();
    }),
  );

  test.each([
    ['broken settings', '#/check?settings={', /^Not checked: the settings must be JSON/],
    ['a setting that does not exist', '#/check?settings={"a":1}', /^Not checked: a is not a known name/],
    ['a kind that does not exist', '#/check?kind=card', /^Not checked: there is no kind card\./],
    ['a damaged link', '#/check?payload=AAAA', /^Not checked: the link is damaged/],
    ['an unknown example', '#/check?sample=none.json', /^Not checked: there is no example named none\.json\./],
  ])('%s', (_, fragment, name) =>
    visit(fragment, async (page) => {
      await page.getByRole('status').getByRole('heading', { name }).waitFor();
    }),
  );

  test('files', () =>
    visit('', async (page) => {
      await heading(page, '1 error');
      await dropFiles(page, '.editor', [OWN, OWN]);
      await heading(page, /^Not checked: several files were dropped, and only one can be open\./);
      await page.getByLabel('Open a file').setInputFiles({ ...file('\0PNG'), name: 'logo.png' });
      await heading(page, 'Not checked: logo.png is not a text file. Your text is as it was.');
      await paste(page, OWN);
      await heading(page, 'No findings');
    }));

  test('a worker that does not load', () =>
    visit('', (page) => heading(page, /^Not checked: the checker failed/), { blocked: /check-worker/ }));

  test('without the editor, the text and the findings are there', () =>
    visit(
      '',
      async (page) => {
        await heading(page, '1 error');
        expect(await page.locator('.editor pre').textContent()).toContain('"pcs"');
        await page.getByRole('button', { name: /^Replace with COUNT/ }).click();
        await heading(page, 'No findings');
        expect(await page.locator('.editor pre').textContent()).toContain('"COUNT"');
      },
      { blocked: /editor-/ },
    ));
});
