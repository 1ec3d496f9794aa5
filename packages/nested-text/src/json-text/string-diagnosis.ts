import type { Span } from '../text-layer.ts';
import type { Diagnosis } from './json-problem.ts';
import type { StringFault } from './json-string.ts';
import { type Opening, stillOpen } from './still-open.ts';

const ESCAPES = '\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t, or \\u and four hexadecimal digits';

const TYPOGRAPHIC = 'A typographic quote does not close it: write a straight one.';

/** Says what is wrong with the string whose opening quote stands at `start`. */
export function diagnoseString(text: string, start: number, fault: StringFault, open: readonly Opening[]): Diagnosis {
  const span = { start: fault.start, end: fault.end };
  const character = text.charAt(fault.start);
  const hasTypographicQuote = /[“”„‟]/.test(text.slice(start, fault.start));
  switch (fault.kind) {
    case 'end of text':
      return unclosed(span, stillOpen(text, [...open, { kind: 'text', start }]), hasTypographicQuote);
    case 'control character':
      // A line break can't be underlined: the text that it leaves open can.
      if (/[\r\n]/.test(character))
        return (
          softBreak(text, fault.start) ??
          lineBreak({ start, end: fault.start }, hasTypographicQuote ? TYPOGRAPHIC : hintAtBreak(text, fault.start))
        );
      return character === '\t' ? tab(span) : control(span);
    case 'escape':
      return unknownEscape(span, text.charAt(fault.start + 1) === "'");
    case 'short escape':
      return {
        span,
        found: 'an escape with fewer than four hexadecimal digits',
        allowed: '\\u and four hexadecimal digits',
        hint: 'Fill up with zeros behind \\u, or write a backslash itself as \\\\.',
      };
  }
}

function unclosed(span: Span, open: string, hasTypographicQuote: boolean): Diagnosis {
  const hint = hasTypographicQuote ? `${open} ${TYPOGRAPHIC}` : open;
  return { span, found: 'the end of the text', allowed: 'a closing quote', hint };
}

/** A line that an e-mail has wrapped; one `=` before a line break may as well be the padding of a text that is not closed. */
function softBreak(text: string, lineBreakAt: number): Diagnosis | undefined {
  const isWrapped = text.charAt(lineBreakAt - 1) === '=' && /=3D|=\r?\n[\s\S]*=\r?\n/.test(text);
  if (!isWrapped) return undefined;
  return {
    span: { start: lineBreakAt - 1, end: lineBreakAt },
    found: 'a line that an e-mail has wrapped',
    allowed: 'a text on one line',
    hint: 'Undo the e-mail’s encoding, quoted-printable: "=" at the end of a line goes on, "=3D" is "=".',
  };
}

function lineBreak(span: Span, hint: string): Diagnosis {
  return { span, found: 'a text that is not closed on its line', allowed: 'a closing quote', hint };
}

/** What goes on behind a line break up to a quote that closes it. */
const GOES_ON = /\s*[^\s",}\]][^"]*"\s*[,:}\]]/y;

function hintAtBreak(text: string, at: number): string {
  GOES_ON.lastIndex = at;
  return GOES_ON.test(text)
    ? 'Join the lines if a program has wrapped them, or write the line break as \\n.'
    : 'Close it with a quote, or write the line break as \\n.';
}

function tab(span: Span): Diagnosis {
  return { span, found: 'a tab in a text', allowed: 'a tab as an escape', hint: 'Write it as \\t.' };
}

function control(span: Span): Diagnosis {
  return {
    span,
    found: 'a control character in a text',
    allowed: 'a control character as an escape',
    hint: 'Remove it, or write it as \\u and four hexadecimal digits.',
  };
}

function unknownEscape(span: Span, isSingleQuote: boolean): Diagnosis {
  return isSingleQuote
    ? { span, found: 'a backslash before a single quote', allowed: ESCAPES, hint: 'Remove the backslash.' }
    : { span, found: 'an unknown escape', allowed: ESCAPES, hint: 'Write a backslash itself as \\\\.' };
}
