// Prints whether the schema accepts each payload in the arguments.
import { SessionRequest } from '@pg/session-request';
import { safeParse } from 'valibot';

console.log(JSON.stringify(process.argv.slice(2).map((text) => safeParse(SessionRequest, JSON.parse(text)).success)));
