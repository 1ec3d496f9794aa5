import { formatPath, type Path } from '@pg/rule-kit';

/** A path without the positions in arrays: `cart.items[].price`. */
export const patternOf = (path: Path): string => formatPath(path).replaceAll(/\[\d+\]/g, '[]');
