import { useAppDispatch, useAppSelector } from '@seriba/api/hooks'
import { redirectForgotten, selectSession } from '@seriba/api/session-slice'
import { isManager } from '@seriba/domain/access/actor'
import { useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useApp } from '../app/app-context.ts'
import { RouteLoading } from '../pages/RouteLoading.tsx'
import { useSession } from '../session/use-session.ts'
import { useSite } from '../site/use-site.ts'
import { inOtherApp } from './other-app.ts'

/** Sends logged-in users to where they were going, and people of the other side to their app. */
export function AnonymousOnly() {
  const { profile, known } = useSession()
  const app = useApp()
  const { side, home, basename, leave } = app
  const { redirectUrl } = useAppSelector(selectSession)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const visited = useSite().catalogueAccess === 'public'
  const enters = profile && (isManager(profile.detail) ? 'manager' : 'client')

  // Navigates once, when the session opens.
  useEffect(() => {
    if (!enters) return
    dispatch(redirectForgotten())
    if (enters !== side) return leave(inOtherApp(app, redirectUrl || '/'))
    const target = redirectUrl === '' || redirectUrl === '/' ? home : redirectUrl
    // A query is state that pages read when they load; and a visitor was shown less than a member is.
    if (target.includes('?') || visited) leave(basename + target)
    else void navigate(target, { replace: true })
    return focusPage
  }, [enters])

  return known && !enters ? <Outlet /> : <RouteLoading />
}

/** The form that had the focus is gone with its page: keyboard users continue in the next one. */
const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true })
