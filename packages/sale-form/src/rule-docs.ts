/** Summary and examples of each rule, by its id. */
export { docs as ruleDocs } from './rules/index.ts';
