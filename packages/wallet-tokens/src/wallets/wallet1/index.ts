export { wallet1SetUp as setUp } from './set-up.ts';
export { wallet1Settings as settings } from './settings.ts';
export { messages as settingsMessages } from './settings-rules/index.ts';
export { wallet1Structure as structure } from './structure.ts';
export { messages as tokenMessages } from './token-rules/index.ts';
