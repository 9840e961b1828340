import type { RouteObject } from 'react-router'
import { otherSide, ownPaths } from '../guards/other-app.ts'
import { Redirect } from '../guards/Redirect.tsx'
import type { AppFacts } from './app-context.ts'

/** Paths that only the other app has: its people are sent there, everybody else to their desk. */
export const otherAppRedirects = (side: AppFacts['side'], desk: string): RouteObject[] =>
  ownPaths[otherSide[side]].map((path) => ({
    path: `${path}/*`,
    element: <Redirect to={desk} />,
  }))
