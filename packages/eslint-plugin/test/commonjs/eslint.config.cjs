const pg = require('@pg/eslint-plugin');

module.exports = [{ files: ['**/*.js'], plugins: { pg }, rules: pg.configs.recommended[0].rules }];
