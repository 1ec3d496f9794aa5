/** The only version of the interface that the document describes, as in the path of E1 (section 9). */
export const interfaceVersion = 'v1';
