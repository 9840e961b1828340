import { pageSlugs } from '@seriba/domain/site/page-slugs'
import { useEffect } from 'react'
import { type RouteObject, useLocation } from 'react-router'
import { RouteLoading } from '../pages/RouteLoading.tsx'
import { useApp } from './app-context.ts'

/** The company's own texts, which the other app shows to anybody under the same path. */
export const textRoutes: RouteObject[] = pageSlugs.map((slug) => ({
  path: `/${slug}`,
  element: <ToOtherApp />,
}))

function ToOtherApp() {
  const { otherApp, leave } = useApp()
  const { pathname, search, hash } = useLocation()
  useEffect(
    () => leave(otherApp.replace(/\/$/, '') + pathname + search + hash),
    [leave, otherApp, pathname, search, hash],
  )
  return <RouteLoading />
}
