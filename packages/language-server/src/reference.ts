import repository from './repository.json' with { type: 'json' };

/** The page of a rule; `undefined` until the repository has an address. */
export const ruleAddress = (rule: string): string | undefined => addressOf('rules', rule);

/** The page of a table, by its section. */
export const tableAddress = (section: string): string | undefined =>
  addressOf(
    'tables',
    section
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

const addressOf = (page: string, heading: string): string | undefined =>
  repository.address === '' ? undefined : `${repository.address}/blob/main/docs/reference/${page}.md#${heading}`;
