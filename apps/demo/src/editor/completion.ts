import { autocompletion, type CompletionSource } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { ask } from '../checker/checker.ts';

/** Completes names and values from the rows of the document. */
export function completion(kindOf: () => string | undefined): Extension {
  const complete: CompletionSource = async ({ state, pos, explicit }) => {
    const found = await ask((tasks) => tasks.complete(state.doc.toString(), pos, { kind: kindOf() }));
    // Enter after `{` should start a line, and not choose a name.
    if (found === undefined || (found.span.start === found.span.end && !explicit)) return null;
    const { start, end } = found.span;
    const quote = /["']/.test(state.sliceDoc(start, start + 1)) ? 1 : 0;
    return {
      from: Math.min(start + quote, pos),
      options: found.items.map(({ label, insert, cursor, row }, i) => ({
        label,
        // Those that fit equally well are in the order of the document.
        boost: Math.max(-99, -i),
        ...(row && { info: `${row.meaning}. ${row.accepts || row.type} · ${row.mandatory} · ${row.section}` }),
        apply: (view, _, __, to) =>
          view.dispatch({
            changes: { from: start, to: Math.max(end, to), insert },
            selection: { anchor: start + cursor },
            userEvent: 'input.complete',
          }),
      })),
    };
  };
  return autocompletion({ override: [complete], icons: false });
}
