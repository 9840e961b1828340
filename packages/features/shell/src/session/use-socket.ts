import { useAppDispatch } from '@seriba/api/hooks'
import { connectionChanged } from '@seriba/api/notifications-slice'
import type { UserProfile } from '@seriba/contracts/user'
import { useEffect, useRef } from 'react'

/** Keeps the socket open as long as this user is logged in. */
export function useSocket(profile: UserProfile) {
  const dispatch = useAppDispatch()
  const { userId } = profile.detail
  const latest = useRef(profile)
  latest.current = profile
  useEffect(() => {
    let close: (() => void) | undefined
    let left = false
    import('@seriba/api/socket').then(
      ({ openSocket }) => {
        if (!left) close = openSocket(dispatch, latest.current)
      },
      () => left || dispatch(connectionChanged('lost')),
    )
    return () => {
      left = true
      close?.()
    }
    // Another user needs another socket; a changed profile does not.
  }, [dispatch, userId])
}
