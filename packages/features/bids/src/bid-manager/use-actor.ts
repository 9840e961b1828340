import type { Actor } from '@seriba/domain/access/actor'
import { useMemo } from 'react'
import { useProfile } from '../shared/profile.ts'

/** The viewer as the rules know them. */
export function useActor(): Actor | null {
  const profile = useProfile()
  return useMemo(() => {
    if (!profile) return null
    const { userId, userType, roleId } = profile.detail
    return { userId, userType, roleId, permission: profile.permission }
  }, [profile])
}
