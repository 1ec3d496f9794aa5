import type { RuleDocs } from '@pg/rule-kit';
import { docs as brandExpects } from './rules/brand-expects.ts';
import { docs as brandParameter } from './rules/brand-parameter.ts';
import { docs as brandRequires } from './rules/brand-requires.ts';
import { docs as brandTakesNot } from './rules/brand-takes-not.ts';
import { docs as methodAsBrand } from './rules/method-as-brand.ts';
import { docs as saleCarries } from './rules/sale-carries.ts';
import { docs as tokenName } from './rules/token-name.ts';

/** Summary and examples of each rule, by its id. */
export const ruleDocs: Readonly<Record<string, RuleDocs>> = {
  'brand-expects': brandExpects,
  'brand-parameter': brandParameter,
  'brand-requires': brandRequires,
  'brand-takes-not': brandTakesNot,
  'method-as-brand': methodAsBrand,
  'sale-carries': saleCarries,
  'token-name': tokenName,
};
