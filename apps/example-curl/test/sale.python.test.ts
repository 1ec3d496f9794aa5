import { testClient } from './client.ts';

testClient('sale-form', 'python3', 'sale.py', true);
