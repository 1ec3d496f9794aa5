import { testClient } from './client.ts';

testClient('sale-form', 'php', 'sale.php', true);
