import packageJson from '../package.json' with { type: 'json' };

interface Manifest {
  readonly name: string;
  /** What packing adds. */
  readonly repository?: { readonly url: string };
}

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

function addressOf(page: string, heading: string): string | undefined {
  const { repository }: Manifest = packageJson;
  const address = repository?.url.replace(/^git\+|\.git$/g, '');
  return address && `${address}/blob/main/docs/reference/${page}.md#${heading}`;
}
