import type { Config } from '@pg/lint/config';

/** For pg-lint, and for the code. */
export default { names: { wallet1: 'applepay', wallet2: 'googlepay' } } as const satisfies Config;
