import { isManager } from '@seriba/domain/access/actor'
import { useEffect } from 'react'
import { matchRoutes, Outlet, type RouteObject, useLocation } from 'react-router'
import { Consent } from '../consent/Consent.tsx'
import { Authenticated } from '../guards/Authenticated.tsx'
import { useAccountLanguage } from '../language/use-account-language.ts'
import { FrameLoading } from '../layout/FrameLoading.tsx'
import { PublicLayout } from '../layout/PublicLayout.tsx'
import { NotFound } from '../pages/NotFoundPage.tsx'
import { PageMeta } from '../pages/PageMeta.tsx'
import { RouteError } from '../pages/RouteError.tsx'
import { RouteLoading } from '../pages/RouteLoading.tsx'
import { RouteProgress } from '../pages/RouteProgress.tsx'
import { Unanswered } from '../pages/Unanswered.tsx'
import { usePage } from '../pages/use-page.ts'
import { useStartAtTop } from '../pages/use-start-at-top.ts'
import { useRememberedActor } from '../session/use-remembered-actor.ts'
import { useSession } from '../session/use-session.ts'
import { useApp } from './app-context.ts'

/** What is around every page, no matter who may open it. */
export const rootRoute = (routes: RouteObject[]): RouteObject => ({
  Component: Root,
  HydrateFallback: () => <FirstLoading routes={routes} />,
  ErrorBoundary: RouteError,
  children: [
    ...routes,
    {
      Component: PublicLayout,
      children: [{ path: '*', element: <Lost />, handle: { page: 'notFound' } }],
    },
  ],
})

/** For logged-in users, the header names every page; people of the other side see this in their own app. */
function Lost() {
  const { profile } = useSession()
  const { side, otherApp, leave } = useApp()
  const { pathname, search } = useLocation()
  const astray = profile !== undefined && (isManager(profile.detail) ? 'manager' : 'client') !== side
  useEffect(() => {
    if (astray) leave(otherApp.replace(/\/$/, '') + pathname + search)
  }, [astray, leave, otherApp, pathname, search])
  return astray ? <RouteLoading /> : <NotFound headingLevel={profile ? 2 : 1} />
}

/** While the code of the first page loads: with the frame, if the page has one. */
function FirstLoading({ routes }: { routes: RouteObject[] }) {
  const framed = matchRoutes(routes, useLocation())?.some(({ route }) => route.Component === Authenticated)
  return framed ? <FrameLoading /> : <RouteLoading />
}

function Root() {
  useStartAtTop()
  useRememberedActor()
  const translating = useAccountLanguage()
  const { known, unanswered } = useSession()
  const page = usePage()
  return (
    <>
      {/* The company's name alone, until it is known in which language its text should be. */}
      <PageMeta page={known && !translating ? page : undefined} />
      <RouteProgress />
      {unanswered ? (
        <Unanswered onRetry={() => void unanswered()} />
      ) : translating ? (
        <RouteLoading />
      ) : (
        <Outlet />
      )}
      <Consent />
    </>
  )
}
