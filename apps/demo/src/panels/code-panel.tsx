import '../styles/panels.css';
import { isObject } from '@pg/rule-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CheckedText } from '../checker/check-text.ts';
import { CodeBlock } from '../parts/code-block.tsx';
import { LANGUAGES, type Language, writeCode } from './code.ts';

export interface CodePanelProps {
  readonly checked: CheckedText;
}

/** Code that sends the payload, also while it has findings. */
export function CodePanel({ checked: { kind, totals, payload } }: CodePanelProps): JSX.Element {
  const [language, setLanguage] = useState<Language>('curl');
  const code = isObject(payload) ? writeCode(language, kind, payload) : undefined;
  return (
    <div class="code-panel stack">
      <fieldset class="choices row">
        <legend class="unseen">Language</legend>
        {LANGUAGES.map((each) => (
          <label key={each} class="choice">
            <input type="radio" name="language" checked={each === language} onChange={() => setLanguage(each)} />
            <span>{each}</span>
          </label>
        ))}
      </fieldset>
      {totals.error > 0 && <p class="warn">The payload has errors: the service would refuse it.</p>}
      {code === undefined ? (
        <p class="note">The text can’t be read. Fix its syntax to see the code.</p>
      ) : (
        <CodeBlock title={language} code={code} />
      )}
    </div>
  );
}
