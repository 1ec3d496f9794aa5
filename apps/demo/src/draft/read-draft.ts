import { draft } from './drafts.ts';

/** The fields of a form as they were left; none where there is no draft, or a broken one. */
export function readDraft(name: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(draft(name) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
