/** The version of the interface that the tables describe, as the session's path names it (section 9). The document gives no other. */
export const interfaceVersion = 'v1';
