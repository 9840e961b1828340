import { lazy, Suspense } from 'react'

const GroupPage = lazy(() => import('./GroupPage.tsx').then((module) => ({ default: module.GroupPage })))

/** A client's groups, fetched when they are first opened. */
export const ManagerGroupPage = () => (
  <Suspense>
    <GroupPage side="manager" />
  </Suspense>
)
