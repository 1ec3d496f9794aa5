// Whether a schema takes each payload that is given.
import { SessionRequest } from '@pg/session-request';
import { safeParse } from 'valibot';

console.log(JSON.stringify(process.argv.slice(2).map((text) => safeParse(SessionRequest, JSON.parse(text)).success)));
