import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundedRow } from '../src/bounded-row.ts';
import { type Checkout, cloneRepository } from '../src/checkout.ts';
import { runGate } from '../src/gate.ts';
import { plainEnv, run } from '../src/run.ts';
import { isPublic, workspacePackages } from '../src/workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'pg-bumps-test-'));
let checkout: Checkout;
let names: readonly string[];

/** What is changed after the release: one thing of each sort. */
const edits: readonly (readonly [file: string, place: RegExp, text: (found: string) => string])[] = [
  // A row that takes a digit less.
  [boundedRow.file, boundedRow.bound, (bound) => String(Number(bound) - 1)],
  // A row that takes a value more.
  ['packages/sale-form/src/sale.ts', /(?<=^ +action: .*values: \[)/m, () => "'AUTH', "],
  // A row that is described otherwise.
  ['packages/wallet-tokens/src/wallets/wallet2/payment-data.ts', /(?<='required', ')/, () => 'Always: '],
  // An export that is gone.
  ['packages/type-codes/src/index.ts', /, typeCodeGuard\b/, () => ''],
];

/** What users of these packages meet of it before 1.0; the other packages have nothing of it. */
const refuses = ['@pg/card-params', '@pg/session-request', '@pg/lint', '@pg/eslint-plugin', '@pg/vectors'];
const honest = {
  '@pg/type-codes': 'minor',
  ...Object.fromEntries(refuses.map((name) => [name, 'minor' as const])),
  '@pg/sale-form': 'patch',
  '@pg/wallet-tokens': 'patch',
} as const;

const pnpm = (...args: string[]): Promise<string> => run('pnpm', args, { cwd: checkout.folder, env: plainEnv });
const git = (...args: string[]): Promise<string> => run('git', args, { cwd: checkout.folder, env: plainEnv });

const gateWith = (bumps: Parameters<Checkout['setChangeset']>[0]) => {
  checkout.setChangeset(bumps, 'action: AUTH is accepted.');
  return runGate(checkout.folder);
};

const allOf = <TBump>(packages: readonly string[], bump: TBump): Record<string, TBump> =>
  Object.fromEntries(packages.map((name) => [name, bump]));

beforeAll(async () => {
  checkout = await cloneRepository(join(folder, 'checkout'));
  names = (await workspacePackages(checkout.folder)).filter(isPublic).map(({ manifest }) => manifest.name);
});

afterAll(() => rmSync(folder, { recursive: true }));

it('passes before a first release, and says why', () => {
  expect(runGate(checkout.folder)).toMatchObject({ status: 0, report: expect.stringContaining('nothing to compare') });
});

describe('since a release before 1.0', () => {
  beforeAll(async () => {
    await checkout.version();
    await pnpm('exec', 'changeset', 'tag');
  });

  it('asks nothing of what has not changed', () => {
    expect(runGate(checkout.folder)).toMatchObject({ status: 0, needed: {}, tooLittle: [] });
  });

  describe('with changes', () => {
    beforeAll(async () => {
      for (const [file, place, text] of edits) checkout.edit(file, (before) => before.replace(place, text));
      await pnpm('--filter', '@pg/generate', 'run', 'generate');
    });

    it('fails without a changeset, and names what every package needs, and why', () => {
      const { status, needed, tooLittle, report } = runGate(checkout.folder);
      expect([status, needed]).toEqual([1, honest]);
      expect([...tooLittle].sort()).toEqual(Object.keys(honest).sort());
      for (const line of [
        /^- `@pg\/card-params` needs minor, promised is none$/m,
        /^- `cart\.items\[\]\.quantity`: an error of `type-code` \(card-params: cart\.items\[0\]\.quantity, value/m,
        /^- `quantity`: type N\d+, was N\d+ \(2\.2 Set 6, cart items\)$/m,
        /^- `action`: no error of `allowed-value` \(sale-form: action, value/m,
        /^- `typeCodeGuard`: the value is gone$/m,
        /meaning Always: /,
      ]) {
        expect(report).toMatch(line);
      }
    });

    it('fails where a tightened row is promised as a patch; what is loosened or described otherwise may be one', () => {
      const { status, tooLittle } = gateWith(allOf(Object.keys(honest), 'patch'));
      expect(status).toBe(1);
      expect([...tooLittle].sort()).toEqual(['@pg/type-codes', ...refuses].sort());
    });

    it('compares nothing where a changeset names no package that there is', () => {
      expect(() => gateWith({ '@pg/unknown': 'patch' })).toThrow(/ends with 2.*@pg\/unknown/s);
    });

    it('passes with honest bumps', () => {
      expect(gateWith(honest)).toMatchObject({ status: 0, needed: honest, tooLittle: [] });
    });

    describe('since 1.0', () => {
      const sinceOne = {
        ...allOf(['@pg/type-codes', ...refuses], 'major' as const),
        '@pg/sale-form': 'minor',
      } as const;

      beforeAll(async () => {
        for (const name of names) {
          await git('tag', `${name}@1.0.0`, 'HEAD');
          const file = join('packages', name.replace('@pg/', ''), 'package.json');
          checkout.edit(file, (text) => text.replace(/(?<="version": ")[^"]+/, '1.0.0'));
        }
      });

      it('fails where a tightened row is promised as minor, or a loosened one as a patch', () => {
        const { status, tooLittle } = gateWith({ ...honest, ...allOf(refuses, 'minor') });
        expect(status).toBe(1);
        expect([...tooLittle].sort()).toEqual(['@pg/type-codes', ...refuses, '@pg/sale-form'].sort());
      });

      it('passes with honest bumps, and when the versions are made of them', async () => {
        checkout.setChangeset(sinceOne, 'action: AUTH is accepted.');
        await checkout.version();
        expect(runGate(checkout.folder)).toMatchObject({
          status: 0,
          needed: { ...sinceOne, '@pg/wallet-tokens': 'patch' },
        });
      });
    });
  });
});
