import { messages as ofRules } from './rules/index.ts';
import { ipv4Messages } from './tables/ipv4.ts';

/** The messages of the rules and formats of a sale. */
export const messages = { ...ofRules, ...ipv4Messages };
