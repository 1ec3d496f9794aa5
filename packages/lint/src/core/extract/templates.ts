/** Whether a text has variables as HTTP clients write them, `{{name}}`, which stand for something else. */
export const hasTemplates = (text: string): boolean => /\{\{[^{}\n]+\}\}/.test(text);
