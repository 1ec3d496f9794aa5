import { type Rows, type Table, table } from '@pg/rule-kit';

/** The key of a setting in a settings file: its label in camelCase, like `gatewayMerchantId` for `Gateway Merchant ID`. */
export type SettingKey<TLabel extends string> = Uncapitalize<Joined<Lowercase<TLabel>>>;

type Joined<TWords extends string> = TWords extends `${infer TFirst} ${infer TRest}`
  ? `${Capitalize<TFirst>}${Joined<TRest>}`
  : Capitalize<TWords>;

/**
 * Makes a table of the admin panel's settings (section 2.4). Its rows have the panel's labels, from which it derives the keys
 * of a settings file.
 * The return type is not a named type, so that declarations list the keys, and editors show the rows. It maps over `keyof`
 * alone, which keeps the order of the table; `keyof ... & string` may not.
 */
export function settingsTable<const TRowsByLabel extends Rows>(
  section: string,
  rowsByLabel: TRowsByLabel,
): Table<{ readonly [TLabel in keyof TRowsByLabel as SettingKey<TLabel & string>]: TRowsByLabel[TLabel] }> & {
  readonly labels: { readonly [TLabel in keyof TRowsByLabel as SettingKey<TLabel & string>]: TLabel & string };
};
export function settingsTable(section: string, rowsByLabel: Rows): Table {
  const labels = Object.fromEntries(Object.keys(rowsByLabel).map((label) => [settingKey(label), label]));
  const rows = Object.fromEntries(Object.entries(rowsByLabel).map(([label, row]) => [settingKey(label), row]));
  return { ...table(section, '', rows), labels };
}

const settingKey = (label: string): string =>
  label.toLowerCase().replaceAll(/ (.)/g, (_, first: string) => first.toUpperCase());

/** Matches the labels in any case, with spaces, `-`, `_` or nothing between the words: people copy labels instead of keys. */
export const labelPattern = ({ labels = {} }: Table): RegExp =>
  new RegExp(`^(?:${Object.values(labels).join('|').replaceAll(' ', '[ _-]?')})$`, 'i');
