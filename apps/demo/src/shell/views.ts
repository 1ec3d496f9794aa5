import type { ComponentType } from 'preact';
import { lazy } from '../parts/lazy.tsx';
import type { Route, ViewProps } from '../routing/route.ts';

/** A view of the page. Its code is loaded when it is first shown. */
export interface View {
  readonly id: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType<ViewProps>>;
  readonly Shown: ComponentType<ViewProps>;
}

const toView = (id: string, title: string, load: View['load']): View => ({ id, title, load, Shown: lazy(load) });

const start = toView('check', 'Check', async () => (await import('../check/check-view.tsx')).CheckView);

/** The views in the order of the navigation; the first is the start view. */
export const views: readonly View[] = [
  start,
  toView('reference', 'Reference', async () => (await import('../reference/reference-view.tsx')).ReferenceView),
];

/** The view of a route; by default, the start view. */
export const viewOf = ({ view }: Route): View => views.find(({ id }) => id === view) ?? start;
