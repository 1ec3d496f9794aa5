/** How a card is authenticated (section 2.4). The setting is one of them; the request to the client has all. */
export const AUTH_METHODS = ['PAN_ONLY', 'CRYPTOGRAM_3DS'] as const;

/** The card networks (section 2.4). */
export const NETWORKS = ['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA'] as const;

/** The networks that the document counts, but does not name. */
export const PUBLISHED_NETWORKS = ['MASTERCARD', 'VISA'] as const satisfies readonly (typeof NETWORKS)[number][];
