/**
 * `Uint8Array<ArrayBuffer>`, as `crypto.subtle` takes it, in the words of a compiler before TypeScript 5.7 too: there
 * `Uint8Array` takes no parameter. For what the package exports.
 */
export type OwnBytes = ReturnType<Uint8Array['slice']>;
