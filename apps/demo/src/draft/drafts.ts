/** What the visitor entered, by the name of the form that it was entered in. */
const entered = new Map<string, string>();

/** Those that the tab's storage has too, so that a reload brings them back. */
const stored = new Set<string>();

const PREFIX = 'draft ';
const SWITCH = 'keep drafts';

/** Reads what an earlier load of the page stored in this tab. */
function recover(): void {
  try {
    for (const [key, value] of Object.entries(sessionStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      entered.set(key.slice(PREFIX.length), value);
      stored.add(key.slice(PREFIX.length));
    }
  } catch {
    // A browser that stores nothing keeps drafts while the page is open.
  }
}

export const draft = (name: string): string | undefined => entered.get(name);

/**
 * Keeps what was entered; an empty one is forgotten.
 *
 * @param where `page` for keys and other secrets: they are never stored.
 */
export function keepDraft(name: string, text: string, where: 'tab' | 'page' = 'tab'): void {
  if (text === '') entered.delete(name);
  else entered.set(name, text);
  store(name, where === 'tab' && isKeeping());
  updateQuestion();
}

function store(name: string, isWanted: boolean): void {
  const text = entered.get(name);
  stored.delete(name);
  try {
    sessionStorage.removeItem(PREFIX + name);
    if (!isWanted || text === undefined) return;
    sessionStorage.setItem(PREFIX + name, text);
    stored.add(name);
  } catch {
    // Too long for the storage, or there is none.
  }
}

/** Whether everything that was entered survives a reload. */
export const isAllStored = (): boolean => [...entered.keys()].every((name) => stored.has(name));

export function forgetDrafts(): void {
  for (const name of [...entered.keys()]) keepDraft(name, '');
}

/** Whether drafts are stored in the tab: unless the visitor says no. */
export function isKeeping(): boolean {
  try {
    return localStorage.getItem(SWITCH) !== 'no';
  } catch {
    return false;
  }
}

export function setKeeping(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SWITCH);
    else localStorage.setItem(SWITCH, 'no');
  } catch {
    // Then nothing is stored anyway.
  }
  for (const name of entered.keys()) if (isOn || stored.has(name)) store(name, isOn);
  updateQuestion();
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Lets the browser ask before the visitor leaves, while something would be lost. */
function updateQuestion(): void {
  if (isAllStored()) removeEventListener('beforeunload', ask);
  else addEventListener('beforeunload', ask);
}

recover();
