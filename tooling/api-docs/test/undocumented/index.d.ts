/** Documented, by {@link nothing}. */
export declare const documented: 1;
export declare const undocumented: 2;
export interface Undocumented {
  readonly member: 1;
}
