import { fitsPart, type TypeCodePart } from '@pg/type-codes';
import { type Cell, isObject } from './cell.ts';

/** Whether a value fits its cell; what is inside an object or a list has cells of its own. It allocates nothing. */
export function fits(cell: Cell, value: unknown): boolean {
  switch (cell.kind) {
    case 'AN':
    case 'A':
    case 'N':
      return fitsPart(cell as TypeCodePart, value);
    case 'parts':
      return fitsSome(cell.parts, value);
    case 'values':
      return cell.values.includes(value as string);
    case 'boolean':
      return typeof value === 'boolean';
    case 'format':
      return typeof value === 'string' && cell.format?.findFailure(value) === undefined;
    case 'object':
      return isObject(value);
    case 'list':
      return Array.isArray(value);
    case 'any':
      return true;
  }
}

// A counting loop makes neither a closure, as `some` would, nor an iterator.
function fitsSome(parts: readonly TypeCodePart[], value: unknown): boolean {
  for (let i = 0; i < parts.length; i++) {
    if (fitsPart(parts[i] as TypeCodePart, value)) return true;
  }
  return false;
}
