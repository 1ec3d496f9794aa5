import type { Rows, Table } from '@pg/rule-kit';

/** The key of a setting in a settings file: its label in camelCase. `Gateway Merchant ID` is `gatewayMerchantId`. */
export type SettingKey<TLabel extends string> = Uncapitalize<Joined<Lowercase<TLabel>>>;

type Joined<TWords extends string> = TWords extends `${infer TFirst} ${infer TRest}`
  ? `${Capitalize<TFirst>}${Joined<TRest>}`
  : Capitalize<TWords>;

/**
 * Makes a table of the admin panel's settings (section 2.4). Its rows have the panel's labels; the keys of a
 * settings file follow from them, at run time as in the types.
 * The types of what it returns have no names, so declarations write the keys out, and editors show what their rows say.
 * They go through `keyof` only, which has the table's order; `keyof ... & string` may have any.
 */
// @__NO_SIDE_EFFECTS__
export function settingsTable<const TRowsByLabel extends Rows>(
  section: string,
  rowsByLabel: TRowsByLabel,
): Table<{ readonly [TLabel in keyof TRowsByLabel as SettingKey<TLabel & string>]: TRowsByLabel[TLabel] }> & {
  readonly labels: { readonly [TLabel in keyof TRowsByLabel as SettingKey<TLabel & string>]: TLabel & string };
};
export function settingsTable(section: string, rowsByLabel: Rows): Table {
  const labels = Object.fromEntries(Object.keys(rowsByLabel).map((label) => [settingKey(label), label]));
  const rows = Object.fromEntries(Object.entries(rowsByLabel).map(([label, row]) => [settingKey(label), row]));
  return { section, at: '', rows, labels };
}

const settingKey = (label: string): string =>
  label.toLowerCase().replaceAll(/ (.)/g, (_, first: string) => first.toUpperCase());

/** Recognizes a setting by its label, however it is written: people copy labels where a settings file has keys. */
export const labelPattern = ({ labels = {} }: Table): RegExp =>
  new RegExp(`^(?:${Object.values(labels).join('|').replaceAll(' ', '[ _-]?')})$`, 'i');
