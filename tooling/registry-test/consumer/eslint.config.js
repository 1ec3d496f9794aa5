import json from '@eslint/json';
import pg from '@pg/eslint-plugin';
import { defineConfig } from 'eslint/config';

export default defineConfig([
  { files: ['payload.json'], plugins: { json, pg }, language: 'json/json', extends: ['pg/recommended'] },
]);
