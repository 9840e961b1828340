import { NotFoundPage, RouteLoading, ShareLayout } from '@seriba/shell/viewer'
import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'

const SharedLotPage = lazy(() => import('@seriba/lot/viewer').then((m) => ({ default: m.SharedLotPage })))

/** What somebody with a link and its code can do. */
export function Viewer() {
  return (
    <ShareLayout>
      <Suspense fallback={<RouteLoading />}>
        <Routes>
          <Route path="/:list/share/:id" element={<SharedLotPage />} />
          <Route path="*" element={<NotFoundPage away />} />
        </Routes>
      </Suspense>
    </ShareLayout>
  )
}
