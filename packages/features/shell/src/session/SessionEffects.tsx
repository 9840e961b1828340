import { useWinNotificationsQuery } from '@seriba/api/client/user'
import { useAppDispatch } from '@seriba/api/hooks'
import { winsMissed } from '@seriba/api/notifications-slice'
import type { UserProfile } from '@seriba/contracts/user'
import { userTypes } from '@seriba/domain/access/roles'
import { useEffect } from 'react'
import { useSounds } from '../sounds/use-sounds.ts'
import { askReferenceLists } from './reference-lists.ts'
import { useCountersOnFocus } from './use-counters-on-focus.ts'
import { useNextDay } from './use-next-day.ts'
import { useSocket } from './use-socket.ts'

/** What a known user starts: the socket, and the wins they have not seen. */
export function SessionEffects({ profile }: { profile: UserProfile }) {
  const { detail } = profile
  useSocket(profile)
  useSounds()
  useCountersOnFocus()
  useNextDay()
  useReferenceLists()
  useMissedWins(detail.userType === userTypes.client && detail.isNewNotification)
  return null
}

/** Requested after everything that is shown (1§4.2). */
function useReferenceLists() {
  const dispatch = useAppDispatch()
  useEffect(() => askReferenceLists(dispatch, 'forMembers'), [dispatch])
}

function useMissedWins(waiting: boolean) {
  const dispatch = useAppDispatch()
  const { data: wins } = useWinNotificationsQuery(undefined, { skip: !waiting })
  useEffect(() => {
    if (wins && waiting) dispatch(winsMissed(wins))
  }, [dispatch, wins, waiting])
}
