import { useEffect } from 'react'
import { clearRememberedActor, rememberActor } from './remembered-actor.ts'
import { useSession } from './use-session.ts'

/** Stores what the frame of the next visit is rendered from, until the session is over. */
export function useRememberedActor() {
  const { profile, anonymous } = useSession()
  useEffect(() => {
    if (profile) rememberActor({ ...profile.detail, permission: profile.permission })
    else if (anonymous) clearRememberedActor()
  }, [profile, anonymous])
}
