/** A row whose bound a release tightens by one. */
export const boundedRow = {
  package: '@pg/card-params',
  file: 'packages/card-params/src/set-6/cart-item.ts',
  bound: /(?<=^ +quantity: +\['N)\d+(?=')/m,
};
