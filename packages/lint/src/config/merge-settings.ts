/** Merges objects; later fields win. Returns `undefined` if all parts are `undefined`. */
export function merge<T extends object>(parts: readonly (T | undefined)[]): Partial<T> | undefined {
  const merged: Partial<T> = {};
  for (const part of parts) Object.assign(merged, part);
  return parts.every((part) => part === undefined) ? undefined : merged;
}

interface ByWallet<T1, T2> {
  readonly wallet1?: T1 | undefined;
  readonly wallet2?: T2 | undefined;
}

/** Merges the settings of each wallet; later fields win. */
export function mergeWallets<T1 extends object, T2 extends object>(
  layers: readonly (ByWallet<T1, T2> | undefined)[],
): { readonly wallet1?: Partial<T1>; readonly wallet2?: Partial<T2> } {
  const wallet1 = merge(layers.map((layer) => layer?.wallet1));
  const wallet2 = merge(layers.map((layer) => layer?.wallet2));
  return { ...(wallet1 && { wallet1 }), ...(wallet2 && { wallet2 }) };
}
