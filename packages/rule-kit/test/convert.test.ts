import { expect, test } from 'vitest';
import { amount, calendarDate, formatCalendarDate, formatDecimal, formatMinorUnits } from '../src/index.ts';

test.each<[number | bigint, string, string]>([
  [4990, 'EUR', '49.90'],
  [0, 'EUR', '0.00'],
  [9, 'EUR', '0.09'],
  [99, 'USD', '0.99'],
  [100, 'USD', '1.00'],
  [4990, 'JPY', '4990.00'],
  [12_340, 'KWD', '12.34'],
  [990, 'TND', '0.99'],
  [12_300, 'CLF', '1.23'],
  [90_071_992_547_409_931n, 'EUR', '900719925474099.31'],
])('%s in the smallest unit of %s is %s', (minorUnits, currency, expected) => {
  expect(formatMinorUnits(minorUnits, currency)).toBe(expected);
  expect(amount.findMistake(expected)).toBeUndefined();
});

test.each<[number | bigint, string, string]>([
  [1234, 'KWD', "two decimals can't hold this amount: KWD has 3"],
  [12_345, 'CLF', "two decimals can't hold this amount: CLF has 4"],
  [49.9, 'EUR', 'the amount must be a whole number from 0 to 2 ** 53 - 1, or a bigint of 0 or more'],
  [-1, 'EUR', 'the amount must be a whole number from 0 to 2 ** 53 - 1, or a bigint of 0 or more'],
  [-1n, 'EUR', 'the amount must be a whole number from 0 to 2 ** 53 - 1, or a bigint of 0 or more'],
  [2 ** 53, 'EUR', 'the amount must be a whole number from 0 to 2 ** 53 - 1, or a bigint of 0 or more'],
  [Number.NaN, 'EUR', 'the amount must be a whole number from 0 to 2 ** 53 - 1, or a bigint of 0 or more'],
  [100, 'eur', 'the currency must be a code of ISO 4217 in upper case, like EUR'],
  [100, 'JYP', 'the currency must be a code of ISO 4217 in upper case, like EUR'],
  [100, '€', 'the currency must be a code of ISO 4217 in upper case, like EUR'],
])('formatMinorUnits throws for %s %s', (minorUnits, currency, message) => {
  expect(() => formatMinorUnits(minorUnits, currency)).toThrow(message);
});

const decimal = (text: string) => ({ toFixed: () => text });

test.each([
  ['49.9', '49.90'],
  ['49', '49.00'],
  ['0', '0.00'],
  ['0049.90', '49.90'],
  ['49.9000', '49.90'],
  [decimal('1234567890123.5'), '1234567890123.50'],
])('formatDecimal converts %j to %s', (given, expected) => {
  expect(formatDecimal(given)).toBe(expected);
  expect(amount.findMistake(expected)).toBeUndefined();
});

test.each([
  [JSON.parse('49.9'), 'the amount must be a string, because numbers round'],
  ['.5', 'the amount must be 0 or more, as a string or a decimal, with digits before and after a point, like 0.50'],
  ['5.', 'the amount must be 0 or more, as a string or a decimal, with digits before and after a point, like 0.50'],
])('formatDecimal says why it refuses %j', (given, message) => {
  expect(() => formatDecimal(given)).toThrow(message);
});

test.each<[unknown, ErrorConstructor]>([
  ['49.901', RangeError],
  [decimal('0.001'), RangeError],
  [49.9, TypeError],
  [null, TypeError],
  [{}, TypeError],
  ['', TypeError],
  ['-1', TypeError],
  ['1,5', TypeError],
  ['1e3', TypeError],
  ['.5', TypeError],
  ['5.', TypeError],
  [decimal('NaN'), TypeError],
])('formatDecimal refuses %j', (given, error) => {
  const convert: (value: never) => string = formatDecimal;
  expect(() => convert(given as never)).toThrow(error);
});

test.each([
  ['1990-01-31', 'UTC', '1990-01-31'],
  ['2024-02-29T23:30:00Z', 'UTC', '2024-02-29'],
  ['2024-02-29T23:30:00Z', 'Europe/Paris', '2024-03-01'],
  ['2024-03-01T04:59:59Z', 'America/New_York', '2024-02-29'],
  ['1900-01-01', 'UTC', '1900-01-01'],
  ['0198-05-05', 'UTC', '0198-05-05'],
  ['0001-01-01', 'UTC', '0001-01-01'],
  ['9999-12-31', 'UTC', '9999-12-31'],
])('%s in %s is %s', (time, timeZone, expected) => {
  expect(formatCalendarDate(new Date(time), timeZone)).toBe(expected);
  expect(calendarDate.findMistake(expected)).toBeUndefined();
});

test.each([
  [new Date('PLANTED'), 'UTC', RangeError],
  [new Date(0), 'Nowhere', RangeError],
  [new Date('0000-12-31'), 'UTC', RangeError],
  [new Date('-001000-12-31'), 'UTC', RangeError],
  [new Date('+010000-01-01'), 'UTC', RangeError],
  [new Date(0), undefined as never, TypeError],
  [null as never, 'UTC', TypeError],
  [undefined as never, 'UTC', TypeError],
])('formatCalendarDate throws for %s in %s', (date, timeZone, error) => {
  expect(() => formatCalendarDate(date, timeZone)).toThrow(error);
});
