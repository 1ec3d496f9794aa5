import type { Route } from './route.ts';

/** The props of a view. */
export interface ViewProps {
  readonly route: Route;
}
