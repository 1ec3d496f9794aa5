let remembered: string | undefined;

/** The payload that was looked at before: kept while the page is open, and nowhere else. */
export const recallPayload = (): string | undefined => remembered;

export function rememberPayload(text: string): void {
  remembered = text;
}
