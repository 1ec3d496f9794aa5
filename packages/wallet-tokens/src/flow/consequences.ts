/** One thing that the flow of a wallet payment decides. */
interface ConsequenceRow {
  readonly id: string;
  /** What card flow does, or makes possible. */
  readonly meaning: string;
  /** In the virtual flow: `limited` where the document says so, `false` where it has the thing for card flow alone. */
  readonly inVirtualFlow: 'limited' | false;
  /** Whether the payment provider has to accept decrypted data for it too. */
  readonly needsDecryptedData: boolean;
}

/** Section 3: the table of flows, and the sentence below it. */
// biome-ignore format: the columns are a table
export const consequences = [
  { id: 'token-decrypted',      inVirtualFlow: false,     needsDecryptedData: false, meaning: 'The service decrypts the wallet’s token during the payment' },
  { id: 'card-details-stored',  inVirtualFlow: false,     needsDecryptedData: false, meaning: 'The service stores the card data for later transactions' },
  { id: 'card-details-visible', inVirtualFlow: false,     needsDecryptedData: false, meaning: 'The panel shows the card data among a transaction’s details' },
  { id: 'dms-capture',          inVirtualFlow: 'limited', needsDecryptedData: false, meaning: 'A DMS payment can be captured, and worked on, after it was made' },
  { id: 'recurring',            inVirtualFlow: 'limited', needsDecryptedData: false, meaning: 'The merchant can start further payments, on a schedule or on demand' },
  { id: 'smart-routing',        inVirtualFlow: false,     needsDecryptedData: true,  meaning: 'Payments can be routed between providers' },
  { id: 'cascading',            inVirtualFlow: false,     needsDecryptedData: true,  meaning: 'Payments can cascade from one provider to the next' },
] as const satisfies readonly ConsequenceRow[];

/** What the flow of a wallet payment decides. */
export type ConsequenceId = (typeof consequences)[number]['id'];
