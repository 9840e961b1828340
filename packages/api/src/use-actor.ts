import type { Actor } from '@seriba/domain/access/actor'
import { useMemo } from 'react'
import { useViewProfileQuery } from './generated/shared/user.ts'

/** The viewer as the rules know them; the shell has loaded them before any page is shown. */
export function useActor(): Actor | null {
  const { data } = useViewProfileQuery()
  return useMemo(() => {
    if (!data) return null
    const { userId, userType, roleId } = data.detail
    return { userId, userType, roleId, permission: data.permission }
  }, [data])
}
