import packageJson from '../package.json' with { type: 'json' };

const [repository] = packageJson.homepage.split('/tree/');

/** The page of a rule. */
export const ruleAddress = (rule: string): string => `${repository}/blob/main/docs/reference/rules.md#${rule}`;

/** The page of a table, by its section. */
export const tableAddress = (section: string): string =>
  `${repository}/blob/main/docs/reference/tables.md#${section
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')}`;
