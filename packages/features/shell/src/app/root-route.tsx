import { Outlet, type RouteObject } from 'react-router'
import { Consent } from '../consent/Consent.tsx'
import { useAccountLanguage } from '../language/use-account-language.ts'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { PageMeta } from '../pages/PageMeta.tsx'
import { RouteError } from '../pages/RouteError.tsx'
import { RouteLoading } from '../pages/RouteLoading.tsx'
import { RouteProgress } from '../pages/RouteProgress.tsx'
import { useFromTheTop } from '../pages/use-from-the-top.ts'
import { usePage } from '../pages/use-page.ts'

/** What stands around every page, whoever may open it. */
export const rootRoute = (routes: RouteObject[]): RouteObject => ({
  Component: Root,
  HydrateFallback: RouteLoading,
  ErrorBoundary: RouteError,
  children: [...routes, { path: '*', element: <NotFoundPage />, handle: { page: 'notFound' } }],
})

function Root() {
  useFromTheTop()
  const translating = useAccountLanguage()
  return (
    <>
      <PageMeta page={usePage()} />
      <RouteProgress />
      {translating ? <RouteLoading /> : <Outlet />}
      <Consent />
    </>
  )
}
