const fileOf = (kind) => new URL(`./vectors/${kind}.json`, import.meta.url);

export const vectorFiles = {
  'session-request': fileOf('session-request'),
  'card-params': fileOf('card-params'),
  'sale-form': fileOf('sale-form'),
  'wallet1-token': fileOf('wallet1-token'),
  'wallet2-token': fileOf('wallet2-token'),
  'wallet1-settings': fileOf('wallet1-settings'),
  'wallet2-settings': fileOf('wallet2-settings'),
  'wallet2-client-request': fileOf('wallet2-client-request'),
};
