import { EditorView } from '@codemirror/view';
import type { Severity } from '@pg/rule-kit';

const wavy = (severity: Severity) => ({
  [`.mark-${severity}`]: {
    textDecoration: `underline wavy var(--${severity}) 1.5px`,
    textUnderlineOffset: '3px',
    textDecorationSkipInk: 'none',
    backgroundColor: `color-mix(in srgb, var(--${severity}) 9%, transparent)`,
    borderRadius: '2px',
  },
  // An underline below selected text has the color of that text.
  [`.mark-${severity}::selection, .mark-${severity} ::selection`]: {
    color: `color-mix(in srgb, var(--${severity}) 60%, var(--ink))`,
  },
});

/** The editor's styles. The page's colors are variables, which a shadow root inherits. */
export const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'transparent', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.65' },
  '.cm-content': { padding: '14px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--muted)', border: 'none', paddingLeft: '8px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--ink) 4%, transparent)' },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--ink)' },
  '.cm-placeholder': { color: 'var(--muted)' },
  '.cm-content ::selection': { backgroundColor: 'var(--selection)' },
  '.code-name': { color: 'var(--code-name)' },
  '.code-text': { color: 'var(--code-text)' },
  '.code-value': { color: 'var(--code-value)' },
  '.form-break': { color: 'var(--muted)' },
  '.form-decoded': { color: 'var(--code-text)' },
  '.form-folded': { color: 'var(--muted)', fontStyle: 'italic' },
  ...wavy('error'),
  ...wavy('warning'),
  ...wavy('info'),
  '.cm-specialChar': { color: 'var(--error)' },
});
