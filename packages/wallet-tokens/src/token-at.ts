/** Where a sale carries the wallet's token (section 4, E2). */
export const TOKEN_AT = 'parameters[paymentToken]';
