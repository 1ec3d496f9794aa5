/** Values like a payer's data. No output may show them, neither as values nor as names. */
export const PLANTED_VALUES = [
  '4111111111111111',
  'planted.payer@example.com',
  'PLNT/ed+T0k3n/eyJzaWduYXR1cmUiOiJNRVVDSVFE+jUxBTlRFRCIs/InByb3RvY29s',
  // The card number in base64. A form reads it as a field's name and `=`.
  'NDExMTExMTExMTExMTExMQ==',
] as const;

const VISIBLE_PART = /411111111111|payer(?:@|%40)example|PLNT(?:\/|%2F)ed(?:\+|%2B)T0k3n|NDExMTExMTExMTExMTExMQ/i;

/** Finds planted values as they are and URL-encoded. */
export const showsPlantedValue = (text: string): boolean => VISIBLE_PART.test(text);
