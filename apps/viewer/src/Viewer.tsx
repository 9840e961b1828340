import { RouteLoading, ShareLayout, StandaloneNotFoundPage } from '@seriba/shell/viewer'
import { lazy, Suspense } from 'react'

const SharedLotPage = lazy(() => import('@seriba/lot/viewer').then((m) => ({ default: m.SharedLotPage })))

/** `/{list}/share/{id}?code=`: the only address this app has, so it needs no router. */
function linkIn({ pathname, search }: Location) {
  const [, list, id] = /^\/([^/]+)\/share\/([^/]+)\/?$/.exec(pathname) ?? []
  return list && id
    ? { list, id: decodeURIComponent(id), code: new URLSearchParams(search).get('code') ?? '' }
    : null
}

/** What somebody with a link and its code can do. */
export function Viewer({ at = location }: { at?: Location }) {
  const link = linkIn(at)
  return (
    <ShareLayout>
      <Suspense fallback={<RouteLoading />}>
        {link ? <SharedLotPage {...link} /> : <StandaloneNotFoundPage />}
      </Suspense>
    </ShareLayout>
  )
}
