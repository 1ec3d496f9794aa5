/** What a payer's data looks like. Each has a part that no output may show, as a value or as a name. */
export const PLANTS = [
  '4111111111111111',
  'planted.payer@example.com',
  'PLNT/ed+T0k3n/eyJzaWduYXR1cmUiOiJNRVVDSVFE+jUxBTlRFRCIs/InByb3RvY29s',
  // The card number as base64: in a form, it is a field's name and `=`.
  'NDExMTExMTExMTExMTExMQ==',
] as const;

const SHOWN = /411111111111|payer(?:@|%40)example|PLNT(?:\/|%2F)ed(?:\+|%2B)T0k3n|NDExMTExMTExMTExMTExMQ/i;

/** Whether a text shows a planted value, as it is or URL-encoded. */
export const showsPlant = (text: string): boolean => SHOWN.test(text);
