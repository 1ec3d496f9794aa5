import type { RuleAddress } from '../../rule-address.ts';
import type { Paint } from './stylish.ts';

/** How a report is told, whatever its format. */
export interface Presentation {
  /** Only `stylish` has colours. */
  readonly paint: Paint;
  /** Where the rules are explained, for formats that have links; left out, there are none. */
  readonly addressOf?: RuleAddress | undefined;
}
