import packageJson from '../../package.json' with { type: 'json' };
import { UsageError } from '../system/usage-error.ts';

/** The placeholder for the rule's identifier in `--reference`. */
const RULE = '{rule}';

interface Manifest {
  readonly name: string;
  /** What packing adds. */
  readonly repository?: { readonly url: string };
}

/** The page in the repository, if it has an address. */
function ownReference({ repository }: Manifest): string | undefined {
  const address = repository?.url.replace(/^git\+|\.git$/g, '');
  return address && `${address}/blob/main/docs/reference/rules.md#${RULE}`;
}

/**
 * Reads `--reference ADDRESS`; by default, the page in the repository, if it has an address. Returns a function from a
 * rule to the address of its page.
 *
 * @throws {UsageError} for an address without `http:` or `https:`, or without the placeholder for the rule.
 */
export function readReference(
  address: string | undefined = ownReference(packageJson),
): ((rule: string) => string) | undefined {
  if (address === undefined) return undefined;
  const addressOf = (rule: string): string => address.replaceAll(RULE, rule);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(addressOf('rule'))) {
    throw new UsageError(
      `--reference must be an address that starts with https:// or http://, but is ${JSON.stringify(address)}`,
    );
  }
  if (!address.includes(RULE)) {
    throw new UsageError(
      `--reference must have ${RULE} in place of the rule's identifier, but is ${JSON.stringify(address)}`,
    );
  }
  return (rule) => toUri(new URL(addressOf(rule)));
}

/** Encodes characters that a URL may have but a URI may not, and parentheses, which would end a link in Markdown. */
const toUri = ({ href }: URL): string =>
  href.replace(/[^\w\-.~:/?#[\]@!$&'*+,;=%]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
