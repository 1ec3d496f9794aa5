export type { RuleSetting, RuleSettings } from '@pg/rule-kit';
export { type MockServer, type MockServerOptions, startMockServer } from './mock-server/mock-server.ts';
export type { RecordedFinding, RecordedRequest } from './mock-server/recorded-request.ts';
