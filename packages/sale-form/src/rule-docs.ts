import type { RuleDocs } from '@pg/rule-kit';
import { docs as brandExcludes } from './rules/brand-excludes.ts';
import { docs as brandExpects } from './rules/brand-expects.ts';
import { docs as brandParameter } from './rules/brand-parameter.ts';
import { docs as brandRequires } from './rules/brand-requires.ts';
import { docs as formStrings } from './rules/form-strings.ts';
import { docs as halfCharacter } from './rules/half-character.ts';
import { docs as methodAsBrand } from './rules/method-as-brand.ts';
import { docs as saleFields } from './rules/sale-fields.ts';
import { docs as tokenName } from './rules/token-name.ts';

/** Summary and examples of each rule, by its id. */
export const ruleDocs: Readonly<Record<string, RuleDocs>> = {
  'brand-expects': brandExpects,
  'brand-parameter': brandParameter,
  'brand-requires': brandRequires,
  'brand-excludes': brandExcludes,
  'form-strings': formStrings,
  'half-character': halfCharacter,
  'method-as-brand': methodAsBrand,
  'sale-fields': saleFields,
  'token-name': tokenName,
};
