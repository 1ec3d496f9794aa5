/** A request as plain values. They can be stored, and sent more than once. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: 'POST';
  readonly headers: { readonly 'Content-Type': string };
  /** What is sent, byte for byte in UTF-8. It has the payer's data. */
  readonly body: string;
}
