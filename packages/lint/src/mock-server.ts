export type { ReportedFinding } from './core/reported-finding.ts';
export type { RuleSetting, RuleSettings } from './core/settings.ts';
export { type MockServer, type MockServerOptions, startMockServer } from './mock-server/mock-server.ts';
export type { RecordedRequest } from './mock-server/recorded-request.ts';
