import { useAppSelector } from '@seriba/api/hooks'
import { selectSession, sessionStatus } from '@seriba/api/session-slice'
import { useViewProfileQuery } from '@seriba/api/shared/user'
import type { Actor } from '@seriba/domain/access/actor'
import { anonymousActor } from '@seriba/domain/access/anonymous'
import { useApp } from '../app/app-context.ts'
import { useSite } from '../site/use-site.ts'

/** The session, and its user once that is known. */
export function useSession() {
  const { status } = useAppSelector(selectSession)
  // A user is not looked up twice: logging in makes a new request.
  const look = useViewProfileQuery(undefined, { skip: status === sessionStatus.anonymous })
  const { data: profile } = look
  return {
    known: status === sessionStatus.authenticated || status === sessionStatus.anonymous,
    profile: status === sessionStatus.authenticated ? profile : undefined,
    anonymous: status === sessionStatus.anonymous,
    /** It was not possible to find out whether there is one. */
    unanswered: status === sessionStatus.checking && look.isError ? look.refetch : undefined,
  }
}

/** The actor, in the terms of the rules: if the catalogue is public, also a visitor (DEC01). */
export function useActor(): Actor | null {
  const { profile, anonymous } = useSession()
  const { side } = useApp()
  const { catalogueAccess } = useSite()
  if (!profile) return anonymous && side === 'client' && catalogueAccess === 'public' ? anonymousActor : null
  const { userId, userType, roleId } = profile.detail
  return { userId, userType, roleId, permission: profile.permission }
}
