import { describeTypeCode, TypeCodeSyntaxError } from '@pg/type-codes';
import type { JSX } from 'preact';
import { formatRoute, goTo } from '../routing/route.ts';
import { typeCodes } from './reference-rows.ts';

/** A description of a type code, and a field to describe another one. */
export function TypeDetails({ code }: { readonly code: string }): JSX.Element {
  const { words, problem } = explain(code);
  return (
    <article class="details card stack" aria-labelledby="detail">
      <h1 id="detail" tabIndex={-1}>
        Type code <code>{code}</code>
      </h1>
      <p>{words ?? problem}.</p>
      <label class="field">
        <span>Another type code</span>
        <input
          value={code}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={words === undefined}
          onChange={({ currentTarget }) => goTo(formatRoute('reference', ['type', currentTarget.value.trim()]))}
        />
      </label>
      <ul class="chips" aria-label="Type codes in the document">
        {typeCodes.map((each) => (
          <li key={each}>
            <a
              href={formatRoute('reference', ['type', each])}
              title={describeTypeCode(each)}
              aria-current={each === code || undefined}
            >
              {each}
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}

function explain(code: string): { readonly words?: string; readonly problem?: string } {
  try {
    const words = describeTypeCode(code);
    return { words: words.charAt(0).toUpperCase() + words.slice(1) };
  } catch (error) {
    if (error instanceof TypeCodeSyntaxError) return { problem: error.message };
    throw error;
  }
}
