import { testClient } from './client.ts';

testClient('session-request', 'sh', 'session.sh');
