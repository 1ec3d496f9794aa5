declare global {
  /** Not in TypeScript's own list yet. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL(address: string): string },
        ): { createScriptURL(address: string): string };
      }
    | undefined;
}

const policy = globalThis.trustedTypes?.createPolicy('worker', {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError('not a script of this page');
    return address;
  },
});

/** An address that the page's policy lets a worker be made of: a script of the page's own. */
export const trustedScript = (address: string): string => policy?.createScriptURL(address) ?? address;
