// Checked by `tsc` in the `types` task: each line after `@ts-expect-error` must be an error.
import type { InferOutput } from 'valibot';
import { type CheckedTypeCode, typeCode, typeCodeGuard } from '../src/index.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(): T | undefined => undefined;

const text = typeCode('AN255');
const price = typeCode('N10.N2');
const country = typeCode('A2 [A-Za-z]2 or N3 [0-9]3');
holds<Equal<InferOutput<typeof text>, string>>();
holds<Equal<InferOutput<typeof price>, string | number>>();
holds<Equal<InferOutput<typeof country>, string | number>>();

// The compile error describes a valid code.
holds<Equal<Parameters<typeof typeCode<'AM100'>>[0], CheckedTypeCode<'AM100'>>>();
holds<Equal<Parameters<typeof typeCodeGuard<'AM100'>>[0], CheckedTypeCode<'AM100'>>>();

typeCode('AN');
typeCode('N3 [0-9]3');
typeCodeGuard('A3');
typeCode('AN1');
typeCode('N1.N1');
typeCode('N1 [0-9]1');

// @ts-expect-error no class AM
typeCode('AM100');
// @ts-expect-error a length is 1 or more
typeCode('AN0');
// @ts-expect-error
typeCode('A0');
// @ts-expect-error
typeCode('N0');
// @ts-expect-error
typeCode('N1.N0');
// @ts-expect-error
typeCode('N0 [0-9]0');
// @ts-expect-error no exponent
typeCode('AN1e5');
// @ts-expect-error no sign
typeCode('AN-5');
// @ts-expect-error the decimals need their N
typeCode('N10.2');
// @ts-expect-error both lengths of an exact form are the same
typeCode('A2 [A-Za-z]3');
// @ts-expect-error the second alternative is malformed
typeCodeGuard('A3 or AM3');
// @ts-expect-error the decimals have no length
typeCodeGuard('N10.N');
// @ts-expect-error an empty string
typeCode('');
