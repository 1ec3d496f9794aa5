import { defineConfig } from 'vite';

export default defineConfig({ resolve: { conditions: ['@pg/source', 'module', 'browser', 'default'] } });
