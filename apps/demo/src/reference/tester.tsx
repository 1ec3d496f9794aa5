import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';

interface TesterProps {
  readonly label: string;
  /** Returns the messages about a value. */
  readonly test: (value: unknown) => readonly string[];
}

/** Checks a value while the user types it. */
export function Tester({ label, test }: TesterProps): JSX.Element {
  const [typed, setTyped] = useState('');
  const [isJson, setJson] = useState(false);
  const problems = isJson ? testJson(typed, test) : test(typed);
  return (
    <div class="tester">
      <label class="field">
        <span>{label}</span>
        <input
          value={typed}
          autocomplete="off"
          spellcheck={false}
          aria-describedby="tested"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <label class="choice">
        <input type="checkbox" checked={isJson} onChange={({ currentTarget }) => setJson(currentTarget.checked)} />
        <span>
          Read it as JSON, like <code>12.5</code>, <code>true</code>, <code>["a"]</code>
        </span>
      </label>
      <div id="tested" class="tested" role="status">
        {typed !== '' && problems.length === 0 && (
          <p class="passes">
            <Icon name="check" /> Valid.
          </p>
        )}
        {typed !== '' &&
          problems.map((problem) => (
            <p key={problem} class="fails">
              <Icon name="error" /> {problem}
            </p>
          ))}
      </div>
    </div>
  );
}

function testJson(text: string, test: TesterProps['test']): readonly string[] {
  try {
    return test(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return ['The value is not valid JSON'];
    throw error;
  }
}
