import { validPayloads } from '@pg/generate/valid-payloads';
import { fixText, lintText, payloadTypes } from '@pg/lint';
import { isObject, type Path, valueAt } from '@pg/rule-kit';
import { rowRules } from '@pg/rule-kit/internal';
import { decodeSaleForm } from '@pg/sale-form';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const SECONDS = Number(process.env.PROPERTY_SECONDS ?? 5);

// biome-ignore format: a list
const CORES = [
  '', '0', '5', '03', '007', '2108', '1.5', '10.00', '10,00', '1.234', '1,234', '1 234', "1'234.50", '1.234,50', '1.5000', '12.345', '-5', '(35.00)', '35.00-', '−35.00', '- 35.00', '-0.00', '.5', '1e3', '１０', '5²', '250', 'br', 'BRA', 'Brazil', 'eur', 'Euro',
  'card', 'Card', 'card,naps', 'VISA', 'sale', 'purchase', 'cpf', 'pcs', 'kg', 'true', 'null', 'a@b.example', '1990-01-31', '2030-02-30', '192.0.2.1', 'https://a.example/?q=1', 'a.example', 'Ana', '123.456.789-09',
];
const AROUND = ['', '', '', ' ', '\n', 'EUR ', 'USD ', '€', 'R$ ', '+', '"', '²', '%', ' kg', ' ab', ' EUR', '€ '];
const OTHERS: readonly unknown[] = [0, 3, 5, 76, 2108, 10.5, 1e21, 1e-7, true, false, null, [], {}, ['card'], [{}]];

/** The paths of the strings, numbers and other values that have nothing inside. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  const steps = Array.isArray(value) ? [...value.keys()] : isObject(value) ? Object.keys(value) : [];
  return steps.length === 0 ? [path] : steps.flatMap((step) => leavesOf(valueAt(value, [step]), [...path, step]));
}

const changed = (value: unknown, [step, ...rest]: Path, to: unknown): unknown => {
  if (step === undefined) return to;
  const inner = changed(valueAt(value, [step]), rest, to);
  return Array.isArray(value) ? value.with(Number(step), inner) : { ...Object(value), [step]: inner };
};

const bodies = payloadTypes.filter(({ text }) => text === undefined);

/** A payload with one to three wrong values, as JSON or as a form. */
const aCase = fc.gen().map((generate) => {
  const payloadType = generate(fc.constantFrom, ...bodies);
  const { kind } = payloadType;
  let payload = generate(validPayloads, payloadType);
  for (let mistakes = generate(fc.integer, { min: 1, max: 3 }); mistakes > 0; mistakes--) {
    const leaves = leavesOf(payload);
    const path = leaves[generate(fc.nat, leaves.length - 1)] ?? [];
    const cores = generate(fc.boolean) ? CORES : [String(valueAt(payload, path))];
    const parts = [AROUND, cores, AROUND].map((each) => generate(fc.constantFrom, ...each));
    payload = changed(payload, path, generate(fc.nat, 3) > 0 ? parts.join('') : generate(fc.constantFrom, ...OTHERS));
  }
  const isForm = kind === 'sale-form' && generate(fc.boolean);
  return { kind, isForm, text: isForm ? `${new URLSearchParams(Object(payload))}` : JSON.stringify(payload) };
});

/** The number that a text has with its last point or comma before the decimals, or else its letters and digits. */
function meaningOf(value: unknown, currency: unknown): string {
  const text = String(value).trim().toLowerCase();
  const bare = text.replaceAll(String(currency).trim().toLowerCase() || ' ', '').replaceAll(/[\s'’]/g, '');
  const number = bare.replaceAll(/[.,](?=.*[.,])/g, '').replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(number) ? `${Number(number)}` : text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a text has the sign of a negative number. */
const isNegative = (value: unknown): boolean =>
  /[-−(]\s*\d|\d\s*[-−]$/.test(String(value)) && /[1-9]/.test(String(value));

/** Fields whose numbers may have lost zeros. */
const CODE = /zip|postcode|phone|mobile|document_number|identity_id|sku|tracking/i;

test('a certain fix loses nothing of a value, and what it leaves as it is stays an error', {
  timeout: (SECONDS + 120) * 1000,
}, () => {
  const property = fc.property(aCase, ({ kind, isForm, text }) => {
    const read = (each: string): unknown => (isForm ? decodeSaleForm(each).sale : JSON.parse(each));
    const fixed = fixText(text, { kind }).text;
    const [before, after] = [read(text), read(fixed)];
    const paths = leavesOf(before);
    expect(leavesOf(after)).toEqual(paths);
    const found = lintText(text, { kind }).findings;
    const stillWrong = lintText(fixed, { kind }).findings.filter(({ severity }) => severity === 'error');
    for (const { severity, rule, path } of found)
      if (severity === 'error' && rule in rowRules && valueAt(before, path) === valueAt(after, path))
        expect(stillWrong.map((each) => `${each.path}`)).toContain(`${path}`);
    // What was found is about the field, or about what is around it.
    const pathsBefore = found.map(({ path }) => `${path}`);
    for (const { path } of stillWrong)
      expect(path.some((_, i) => pathsBefore.includes(`${path.slice(0, i + 1)}`)) || pathsBefore.includes('')).toBe(
        true,
      );
    const currency = valueAt(before, ['order', 'currency']) ?? valueAt(before, ['order_currency']) ?? '';
    for (const path of paths) {
      const [from, to] = [valueAt(before, path), valueAt(after, path)];
      if (from === to) continue;
      expect(meaningOf(to, '')).toBe(meaningOf(from, currency));
      expect(isNegative(to)).toBe(isNegative(from));
      expect(/^\s*0\d/.test(`${from}`) && !/^0\d/.test(`${to}`)).toBe(false);
      expect(typeof from === 'number' && CODE.test(`${path.at(-1)}`)).toBe(false);
    }
  });
  const limit = { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SECONDS * 1000 };
  fc.assert(property, { ...limit, markInterruptAsFailure: false });
});
