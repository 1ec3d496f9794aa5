import type { ComponentType } from 'preact';
import type { Route, ViewProps } from '../routing/route.ts';

/** A view of the page. Its code is loaded when it is first shown. */
export interface View {
  readonly id: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType<ViewProps>>;
}

/** The views in the order of the navigation; the first is the start view. */
export const views = [
  { id: 'check', title: 'Check', load: async () => (await import('../check/check-view.tsx')).CheckView },
  {
    id: 'reference',
    title: 'Reference',
    load: async () => (await import('../reference/reference-view.tsx')).ReferenceView,
  },
] as const satisfies readonly View[];

/** The view of a route; by default, the start view. */
export const viewOf = ({ view }: Route): View => views.find(({ id }) => id === view) ?? views[0];
