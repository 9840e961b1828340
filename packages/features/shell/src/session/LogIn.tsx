import { useAppDispatch } from '@seriba/api/hooks'
import { redirectRemembered } from '@seriba/api/session-slice'
import { LinkButton, type LinkButtonProps } from '@seriba/ui/Button'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { signInPath } from '../guards/paths.ts'
import { useSession } from './use-session.ts'

/** Leads to login, and from there back to the current page. */
export function LogInButton(props: Omit<LinkButtonProps, 'render' | 'href'>) {
  const { pathname, search } = useLocation()
  const dispatch = useAppDispatch()
  const remember = () => dispatch(redirectRemembered(pathname + search))
  return <LinkButton {...props} render={(given) => <Link {...given} to={signInPath} onClick={remember} />} />
}

/** What only somebody with a session can use, and what a visitor sees instead. */
export function ForMembers({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  const { profile } = useSession()
  return profile ? children : otherwise
}
