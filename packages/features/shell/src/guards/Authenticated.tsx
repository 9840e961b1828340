import { useAppDispatch } from '@seriba/api/hooks'
import { pageGuarded } from '@seriba/api/session-slice'
import { isManager } from '@seriba/domain/access/actor'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useApp } from '../app/app-context.ts'
import { FrameLoading } from '../layout/FrameLoading.tsx'
import { useActor, useSession } from '../session/use-session.ts'
import { inOtherApp } from './other-app.ts'
import { signInPath } from './paths.ts'

/**
 * Admits a session of this app's side, and visitors to a public catalogue; sends everybody else to where they can get
 * one (1§2.2).
 */
export function Authenticated() {
  const { profile, anonymous } = useSession()
  const app = useApp()
  const visiting = useActor() !== null
  const { pathname, search } = useLocation()
  const astray = profile !== undefined && (isManager(profile.detail) ? 'manager' : 'client') !== app.side

  useEffect(() => {
    if (astray) app.leave(inOtherApp(app, pathname + search))
  }, [astray, app, pathname, search])

  if (anonymous) return visiting && isCatalogue(pathname) ? <Outlet /> : <ToSignIn />
  return profile && !astray ? <Outlet /> : <FrameLoading />
}

const listings = Object.values(pageTypes).map(({ path }) => path)

/** What a visitor may view if the company allows it (DEC01). */
const isCatalogue = (pathname: string) =>
  pathname === '/' || listings.some((path) => pathname === path || pathname.startsWith(`${path}/`))

function ToSignIn() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  // The requested page is remembered once.
  useEffect(() => {
    dispatch(pageGuarded(pathname + search))
    void navigate(signInPath, { replace: true })
  }, [])
  return null
}
