import { lazy, Suspense } from 'react'

const GroupPage = lazy(() => import('./GroupPage.tsx').then((module) => ({ default: module.GroupPage })))

/** The client's own groups, loaded when they are first opened. */
export const ClientGroupPage = () => (
  <Suspense>
    <GroupPage side="client" />
  </Suspense>
)
