import { UsageError } from './exit-status.ts';

/** The address of a rule's page in a hosted reference, by the rule's identifier. */
export type RuleAddress = (rule: string) => string;

/** What stands for the rule's identifier in `--reference`. */
const RULE = '{rule}';

/**
 * Reads `--reference ADDRESS`.
 *
 * @throws {UsageError} where it is no address of the web, or would be the same for every rule.
 */
export function readReference(address: string | undefined): RuleAddress | undefined {
  if (address === undefined) return undefined;
  const option = `--reference ${JSON.stringify(address)}`;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(fill(address, 'rule'))) {
    throw new UsageError(`${option}: an address that starts with https:// or http://`);
  }
  if (!address.includes(RULE)) {
    throw new UsageError(`${option}: ${RULE} is missing, which stands for the rule’s identifier`);
  }
  return (rule) => writeUri(new URL(fill(address, rule)));
}

const fill = (address: string, rule: string): string => address.replaceAll(RULE, rule);

/** An address of the web may hold what no URI does, and parentheses, which would end a link in Markdown. */
const writeUri = ({ href }: URL): string =>
  href.replace(/[^\w\-.~:/?#[\]@!$&'*+,;=%]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
