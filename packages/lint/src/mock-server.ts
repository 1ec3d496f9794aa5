export type { Answers, AnswersSchema } from './config/answers.ts';
export { type MockServer, startMockServer } from './mock-server/mock-server.ts';
export type { MockServerOptions } from './mock-server/options.ts';
export type { RecordedRequest } from './mock-server/recorded-request.ts';
export type { RuleSetting, RuleSettings } from './rules/settings.ts';
export type { ReportedFinding } from './text/reported-finding.ts';
