declare global {
  /** TypeScript's DOM library does not have it yet. */
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
    if (new URL(address, location.href).origin !== location.origin)
      throw new TypeError('the worker must be a script of this page');
    return address;
  },
});

/** A worker's URL in the form that the page's policy allows: one of the page's own scripts. */
export const trustedScript = (address: string): string => policy?.createScriptURL(address) ?? address;
