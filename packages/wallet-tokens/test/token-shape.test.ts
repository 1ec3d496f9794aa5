import { expect, test } from 'vitest';
import { type TokenShape, tokenShape } from '../src/index.ts';

test.each<['wallet1' | 'wallet2', unknown, TokenShape | undefined]>([
  ['wallet1', { paymentData: {}, transactionIdentifier: '' }, 'token'],
  ['wallet1', { version: 'EC_v1', data: '' }, 'payment data'],
  ['wallet1', { protocolVersion: 'ECv2' }, undefined],
  ['wallet2', { protocolVersion: 'ECv2', signedMessage: '' }, 'token'],
  ['wallet2', { apiVersion: 2, paymentMethodData: {} }, 'payment data'],
  ['wallet2', { paymentData: {} }, undefined],
  ['wallet2', 'text', undefined],
  ['wallet1', null, undefined],
])('%s, %j: %s', (wallet, token, shape) => {
  expect(tokenShape(wallet, token)).toBe(shape);
});
