import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../checker/checker.ts';
import type { NewGroup, NewPayload } from '../checker/later.ts';

export interface NewChoicesProps {
  readonly onNew: (payload: NewPayload, title: string) => void;
}

/** The valid payloads that the page can write. */
export function NewChoices({ onNew }: NewChoicesProps): JSX.Element {
  const [groups, setGroups] = useState<readonly NewGroup[]>([]);
  useEffect(() => void ask('list', undefined).then((listed = []) => setGroups(listed)), []);
  return (
    <div class="new-choices stack">
      {groups.map(({ title: group, choices }) => (
        <section key={group} class="row" aria-label={group}>
          <h2>{group}</h2>
          {choices.map(({ title, payload }) => (
            <button
              key={title}
              type="button"
              class="small quiet"
              onClick={({ currentTarget }) => {
                currentTarget.closest('details')?.removeAttribute('open');
                onNew(payload, `${group}: ${title}`);
              }}
            >
              {title}
            </button>
          ))}
        </section>
      ))}
    </div>
  );
}
