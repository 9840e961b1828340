import { useAppDispatch } from '@seriba/api/hooks'
import { redirectRemembered } from '@seriba/api/session-slice'
import { isManager } from '@seriba/domain/access/actor'
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useApp } from '../app/app-context.ts'
import { RouteLoading } from '../pages/RouteLoading.tsx'
import { useSession } from '../session/use-session.ts'
import { inOtherApp } from './other-app.ts'
import { signInPath } from './paths.ts'

/** Opens to a session of this app's side, and brings everybody else where he can get one (1§2.2). */
export function Authenticated() {
  const { profile, anonymous } = useSession()
  const app = useApp()
  const { pathname, search } = useLocation()
  const astray = profile !== undefined && (isManager(profile.detail) ? 'manager' : 'client') !== app.side

  useEffect(() => {
    if (astray) app.leave(inOtherApp(app, pathname + search))
  }, [astray, app, pathname, search])

  if (anonymous) return <ToSignIn />
  return profile && !astray ? <Outlet /> : <RouteLoading />
}

function ToSignIn() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  // The page that was asked for is remembered once.
  useEffect(() => {
    dispatch(redirectRemembered(pathname + search))
    void navigate(signInPath, { replace: true })
  }, [])
  return null
}
