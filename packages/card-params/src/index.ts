export * from './set-1-instalments.ts';
export * from './set-2-tax-document.ts';
export * from './set-3-descriptor.ts';
export * from './set-4-customer-shipping.ts';
export * from './set-5-sender-receiver.ts';
export * from './set-6/set-6-cart.ts';
export * from './set-6/shipping.ts';
