/** Licences that a dependency of a published package may have: they ask for a notice, and for nothing of our users. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']);

/** Whether an SPDX expression leaves one allowed choice. Anything else than names, AND, OR and brackets is refused. */
export function isAllowed(expression: unknown): boolean {
  if (typeof expression !== 'string') return false;
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name)));
}
