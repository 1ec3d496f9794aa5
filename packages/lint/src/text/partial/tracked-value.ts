import type { PartialValue } from './partial-value.ts';

/** A value that records whether an unknown part of it was read. */
export class TrackedValue {
  readonly value: unknown;
  #wasUnknownRead = false;

  constructor(given: PartialValue) {
    this.value = this.#track(given);
  }

  /** Calls a function that reads the value. Returns its result, or `undefined` if it read an unknown part. */
  ifKnown<TResult>(read: () => TResult): TResult | undefined {
    this.#wasUnknownRead = false;
    const result = read();
    return this.#wasUnknownRead ? undefined : result;
  }

  /** Each item that a function finds by reading the value, and whether no unknown part was read before it. */
  *each<TItem>(find: () => Iterable<TItem>): Generator<readonly [item: TItem, isKnown: boolean]> {
    this.#wasUnknownRead = false;
    for (const item of find()) yield [item, !this.#wasUnknownRead];
  }

  #track({ value, children, isPartial }: PartialValue): unknown {
    if (children === undefined || typeof value === 'string') return value;
    const isArray = Array.isArray(value);
    const tracked = Array.from(children, ([step, child]) => [String(step), this.#track(child)] as const);
    const childOf = (name: string) => children.get(isArray ? Number(name) : name);
    // Nothing that is read from a text has a method.
    const mayExist = (name: string | symbol): boolean =>
      isPartial && typeof name === 'string' && name !== 'toJSON' && childOf(name) === undefined;
    const isUnknown = (name: string | symbol): boolean =>
      mayExist(name) || (typeof name === 'string' && childOf(name)?.isKnown === false);
    return new Proxy<object>(isArray ? tracked.map(([, item]) => item) : Object.fromEntries(tracked), {
      get: (target, name) => {
        this.#record(isUnknown(name));
        return Reflect.get(target, name);
      },
      has: (target, name) => {
        this.#record(mayExist(name));
        return Reflect.has(target, name);
      },
      getOwnPropertyDescriptor: (target, name) => {
        this.#record(mayExist(name));
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
      ownKeys: (target) => {
        this.#record(isPartial);
        return Reflect.ownKeys(target);
      },
    });
  }

  #record(isUnknown: boolean): void {
    if (isUnknown) this.#wasUnknownRead = true;
  }
}
