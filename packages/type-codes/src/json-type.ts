/** The JSON type of a value. Values that are not JSON have types of their own: `date`, `nan`, `infinite`, `bigint`, ... */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number' && !Number.isFinite(value)) return Number.isNaN(value) ? 'nan' : 'infinite';
  // A `Date` of another realm, such as an iframe or a test, is of another class.
  if (typeof value === 'object' && Object.prototype.toString.call(value) === '[object Date]') return 'date';
  return typeof value;
}
