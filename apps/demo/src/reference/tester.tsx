import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';

interface TesterProps {
  readonly label: string;
  /** Says what is wrong with a value, in words. */
  readonly test: (value: unknown) => readonly string[];
}

/** Tries values while they are typed. */
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
          It is JSON: <code>12.5</code>, <code>true</code>, <code>["a"]</code>
        </span>
      </label>
      <div id="tested" class="tested" role="status">
        {typed !== '' && problems.length === 0 && (
          <p class="passes">
            <Icon name="check" /> Passes.
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
    if (error instanceof SyntaxError) return ['No JSON yet'];
    throw error;
  }
}
