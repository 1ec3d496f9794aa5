import { type ConfigChoice, settingsFinder } from '../../config/file-settings.ts';

/**
 * Prints, as JSON, what a configuration says of a file, which need not be there.
 *
 * @throws {UsageError} for a configuration that can't be meant.
 */
export async function printConfig(file: string, choice: ConfigChoice): Promise<string> {
  const { from, isIgnored, lint, rules, suppressions } = await settingsFinder(choice)(file);
  return `${JSON.stringify({ config: from?.file ?? null, ignored: isIgnored, ...lint, rules, suppressions }, null, 2)}\n`;
}
