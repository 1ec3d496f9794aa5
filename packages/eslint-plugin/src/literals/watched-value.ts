import type { StaticValue } from './static-value.ts';

/** A value that notes whether what is unknown in it was looked at. */
export class WatchedValue {
  readonly value: unknown;
  #wasTouched = false;

  constructor(given: StaticValue) {
    this.value = this.#watch(given);
  }

  /** What a look at the value gives, if it is certain: if it would be the same whatever the unknown is. */
  certainly<TResult>(look: () => TResult): TResult | undefined {
    this.#wasTouched = false;
    const result = look();
    return this.#wasTouched ? undefined : result;
  }

  #watch({ value, entries, isOpen }: StaticValue): unknown {
    if (entries === undefined) return value;
    const isList = Array.isArray(value);
    const inside = Array.from(entries, ([step, entry]) => [String(step), this.#watch(entry)] as const);
    const entryOf = (name: string) => entries.get(isList ? Number(name) : name);
    const isUnseen = (name: string | symbol): boolean =>
      isOpen && typeof name === 'string' && entryOf(name) === undefined;
    const isUnknown = (name: string | symbol): boolean =>
      isUnseen(name) || (typeof name === 'string' && entryOf(name)?.isKnown === false);
    return new Proxy<object>(isList ? inside.map(([, item]) => item) : Object.fromEntries(inside), {
      get: (target, name) => {
        this.#touchIf(isUnknown(name));
        return Reflect.get(target, name);
      },
      has: (target, name) => {
        this.#touchIf(isUnseen(name));
        return Reflect.has(target, name);
      },
      getOwnPropertyDescriptor: (target, name) => {
        this.#touchIf(isUnseen(name));
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
      ownKeys: (target) => {
        this.#touchIf(isOpen);
        return Reflect.ownKeys(target);
      },
    });
  }

  #touchIf(condition: boolean): void {
    if (condition) this.#wasTouched = true;
  }
}
