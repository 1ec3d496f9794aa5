import { interfaceVersion } from '@pg/session-request';
import packageJson from '../../package.json' with { type: 'json' };
import { ENDPOINTS } from '../rules/sending.ts';

/** What the server says to `GET /`. */
export const HOME_PAGE = `pg-lint serve ${packageJson.version} is running: a mock server of the payment interface ${interfaceVersion}, for tests.

${Object.entries(ENDPOINTS)
  .map(([kind, { path, type }]) => `POST ${path}  checks a ${kind}, sent as ${type}`)
  .join('\n')}
GET /requests  lists the last 100 requests; DELETE /requests empties the list

The header "Prefer: code=503" asks for that status, and "Prefer: delay=2" for an answer after 2 seconds.
`;
