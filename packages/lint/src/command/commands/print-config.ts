import { settingsFinder } from '../../config/settings.ts';
import { jsonText } from '../report/formats/json-text.ts';

/**
 * Returns a file's configuration as JSON. The file may be missing.
 *
 * @throws {UsageError} for a configuration with mistakes.
 */
export function printConfig(file: string, config: string | false | undefined): string {
  const { from, isIgnored, at, baseline, lint, rules, suppressions } = settingsFinder({ config })(file);
  return jsonText({
    config: from?.file ?? null,
    ignored: isIgnored,
    at,
    baseline,
    ...lint,
    rules,
    suppressions,
  });
}
