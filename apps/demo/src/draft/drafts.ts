/** The user's input, by its name. */
const drafts = new Map<string, string>();

/** The drafts that are also in the tab's storage, and survive a reload. */
const stored = new Set<string>();

const PREFIX = 'draft ';
const SWITCH = 'keep drafts';

/** Reads the drafts that were stored in this tab. */
function restore(): void {
  try {
    for (const [key, value] of Object.entries(sessionStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      drafts.set(key.slice(PREFIX.length), value);
      stored.add(key.slice(PREFIX.length));
    }
  } catch {
    // Without storage, drafts last while the page is open.
  }
}

export const draft = (name: string): string | undefined => drafts.get(name);

/** Keeps a draft; an empty one is deleted. */
export function keepDraft(name: string, text: string): void {
  if (text === '') drafts.delete(name);
  else drafts.set(name, text);
  store(name, isStoring());
  updateWarning();
}

function store(name: string, isWanted: boolean): void {
  const text = drafts.get(name);
  stored.delete(name);
  try {
    sessionStorage.removeItem(PREFIX + name);
    if (!isWanted || text === undefined) return;
    sessionStorage.setItem(PREFIX + name, text);
    stored.add(name);
  } catch {
    // The draft is too long for the storage, or there is no storage.
  }
}

/** Whether all drafts survive a reload. */
export const isAllStored = (): boolean => [...drafts.keys()].every((name) => stored.has(name));

const deletions = new Set<() => () => void>();

/** Calls a function when all input is deleted. It deletes what it shows, and returns how to undo that. */
export function onDeletion(remove: () => () => void): () => void {
  deletions.add(remove);
  return () => deletions.delete(remove);
}

/** Deletes all input. Returns a function that restores it. */
export function deleteDrafts(): () => void {
  const before = [...drafts];
  const undos = [...deletions].map((remove) => remove());
  for (const [name] of before) keepDraft(name, '');
  return () => {
    for (const [name, text] of before) keepDraft(name, text);
    for (const undo of undos) undo();
  };
}

/** Whether drafts are stored in the tab. */
export function isStoring(): boolean {
  try {
    return localStorage.getItem(SWITCH) !== 'no';
  } catch {
    return false;
  }
}

export function setStoring(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SWITCH);
    else localStorage.setItem(SWITCH, 'no');
  } catch {
    // Nothing is stored in this browser.
  }
  for (const name of drafts.keys()) if (isOn || stored.has(name)) store(name, isOn);
  updateWarning();
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Makes the browser ask before the user leaves, while a draft would be lost. */
function updateWarning(): void {
  if (isAllStored()) removeEventListener('beforeunload', ask);
  else addEventListener('beforeunload', ask);
}

restore();
