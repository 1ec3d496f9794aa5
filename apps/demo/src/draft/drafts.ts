import { ifPossible } from '../parts/if-possible.ts';

/** The user's own text; empty if there is none. */
let own = '';
/** Whether it is also in the tab's storage, and survives a reload. */
let isStored = false;

const KEY = 'draft check';
const SWITCH = 'keep drafts';

own = ifPossible(() => sessionStorage.getItem(KEY)) ?? '';
isStored = own !== '';

export const draft = (): string | undefined => own || undefined;

/** Keeps the user's text; an empty one is deleted. */
export function keepDraft(text: string): void {
  if (text === own) return;
  own = text;
  store(isStoring());
}

function store(isWanted: boolean): void {
  isStored = false;
  // A draft that is too long for the storage lasts while the page is open.
  ifPossible(() => {
    sessionStorage.removeItem(KEY);
    if (!isWanted || own === '') return;
    sessionStorage.setItem(KEY, own);
    isStored = true;
  });
  // The browser asks before the user leaves, while the draft would be lost.
  if (own === '' || isStored) removeEventListener('beforeunload', ask);
  else addEventListener('beforeunload', ask);
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Whether the draft is stored in the tab. */
export const isStoring = (): boolean => ifPossible(() => localStorage.getItem(SWITCH) !== 'no') ?? false;

export function setStoring(isOn: boolean): void {
  ifPossible(() => (isOn ? localStorage.removeItem(SWITCH) : localStorage.setItem(SWITCH, 'no')));
  store(isOn);
}

const deletions = new Set<() => () => void>();

/** Calls a function when all input is deleted. It deletes what it shows, and returns how to undo that. */
export function onDeletion(remove: () => () => void): () => void {
  deletions.add(remove);
  return () => deletions.delete(remove);
}

/** Deletes all input. Returns a function that restores it. */
export function deleteDrafts(): () => void {
  const before = own;
  const undos = [...deletions].map((remove) => remove());
  keepDraft('');
  return () => {
    keepDraft(before);
    for (const undo of undos) undo();
  };
}
