import { useAppSelector } from '@seriba/api/hooks'
import { selectSession, sessionStatus } from '@seriba/api/session-slice'
import { useViewProfileQuery } from '@seriba/api/user'
import type { Actor } from '@seriba/domain/access/actor'

/** The session, and who it belongs to once that is known. */
export function useSession() {
  const { status } = useAppSelector(selectSession)
  // Nobody is asked again who he is: signing in asks anew.
  const { data: profile } = useViewProfileQuery(undefined, { skip: status === sessionStatus.anonymous })
  return {
    known: status === sessionStatus.authenticated || status === sessionStatus.anonymous,
    profile: status === sessionStatus.authenticated ? profile : undefined,
    anonymous: status === sessionStatus.anonymous,
  }
}

/** Who asks, in the terms of the rules. */
export function useActor(): Actor | null {
  const { profile } = useSession()
  if (!profile) return null
  const { userId, userType, roleId } = profile.detail
  return { userId, userType, roleId, permission: profile.permission }
}
