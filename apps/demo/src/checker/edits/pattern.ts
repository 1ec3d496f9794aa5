import { formatPath, type Path } from '@pg/rule-kit';

/** A path with every position in a list alike: `cart.items[].price`. */
export const patternOf = (path: Path): string => formatPath(path).replaceAll(/\[\d+\]/g, '[]');
