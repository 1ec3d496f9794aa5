import type { CardParams } from '@pg/session-request';

/** A checkout, as our API takes it. */
export interface Checkout {
  readonly orderId: string;
  readonly total: string;
  readonly currency: string;
  readonly card: CardParams;
}

/** A payment, as our API takes it. */
export interface Payment {
  readonly orderId: string;
  readonly total: string;
  readonly currency: string;
  readonly brand: string;
  /** The string that the wallet gave. */
  readonly token?: string;
}

/** Our names of fields, for problem details. */
export const names = { 'order.number': 'orderId', 'order.amount': 'total', order_id: 'orderId', order_amount: 'total' };
