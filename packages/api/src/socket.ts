import type { UserProfile } from '@seriba/contracts/user'
import { isManager } from '@seriba/domain/access/actor'
import { socketEvents, watchLots } from '@seriba/domain/notifications/event-types'
import { api } from './api.ts'
import { setConnectionId } from './connection-id.ts'
import { viewNotificationChoices } from './generated/shared/notification-choices.ts'
import { missedEvents } from './generated/shared/user.ts'
import { caughtUpWith, connectionChanged, notificationsCleared } from './notifications-slice.ts'
import { queueInOrder } from './socket-catch-up.ts'
import { makeSocketEffects } from './socket-effects.ts'
import type { AppDispatch } from './store.ts'
import { idTag } from './tags.ts'
import { clearUndoSteps } from './undo.ts'
import { listenForWatchedLots, lotsShownAlone, stopListeningForWatchedLots } from './watched-lots.ts'

/** For the open or lost connection, if there should be one. */
let connectAgain: (() => void) | undefined

/** Tries the lost connection at once, instead of when its time has come. */
export const reconnect = () => connectAgain?.()

const rejoinAfterMs = 3000
const rejoinAtMostMs = 60_000

/**
 * Opens a logged-in user's socket and returns how to close it. What happened since their profile was read is passed on
 * once it is open.
 * The library is only loaded here: nothing on the first screen waits for it.
 */
export function openSocket(
  dispatch: AppDispatch,
  profile: Pick<UserProfile, 'detail' | 'lastEvent'>,
): () => void {
  const { detail: user, lastEvent } = profile
  let close: (() => void) | undefined
  let closed = false
  const effects = makeSocketEffects(dispatch, { userId: user.userId, isStaff: isManager(user) })
  const stream = queueInOrder(effects, lastEvent, (after) =>
    dispatch(missedEvents.initiate({ after }, { subscribe: false, forceRefetch: true })).unwrap(),
  )

  const choices = dispatch(viewNotificationChoices.initiate())
  window.addEventListener('online', reconnect)
  void import('socket.io-client')
    .then(({ io }) => {
      if (closed) return
      let wasOpen = false
      const socket = io({
        path: '/socket',
        transports: ['websocket'],
        auth: {
          user_id: user.userId,
          user_role: isManager(user) ? 'manager' : 'client',
          url: location.origin,
        },
      })
      // The server refused or ended it, most likely because of an expired cookie: any call renews that one.
      const rejoin = async () => {
        for (let wait = rejoinAfterMs; !closed; wait = Math.min(wait * 2, rejoinAtMostMs)) {
          await new Promise((resolve) => setTimeout(resolve, wait))
          if (!closed && (await stream.reachable())) return void socket.connect()
        }
      }
      socket.on('connect', () => {
        setConnectionId(socket.id ?? '')
        dispatch(connectionChanged('open'))
        void stream.catchUp().then((missed) => closed || dispatch(caughtUpWith(missed ?? 0)))
        // The catch-up does not cover what happened before it. Lists have only just been fetched when a page is opened.
        const lots = listenForWatchedLots((shown) => void socket.emit(watchLots, shown))
        const stale = wasOpen ? lots : lotsShownAlone()
        wasOpen = true
        dispatch(api.util.invalidateTags(stale.map(({ id }) => idTag('Lot', id))))
      })
      socket.on('disconnect', (reason) => {
        setConnectionId('')
        stopListeningForWatchedLots()
        if (reason === 'io client disconnect') return
        dispatch(connectionChanged('lost'))
        if (!socket.active) void rejoin()
      })
      socket.on('connect_error', () => {
        dispatch(connectionChanged('lost'))
        if (!socket.active) void rejoin()
      })
      for (const name of socketEvents) socket.on(name, stream.receive)
      close = () => void socket.close()
      connectAgain = () => {
        if (!socket.connected) socket.disconnect().connect()
      }
    })
    .catch((error: unknown) => {
      console.warn('socket', error)
      dispatch(connectionChanged('lost'))
    })

  return () => {
    closed = true
    connectAgain = undefined
    window.removeEventListener('online', reconnect)
    stopListeningForWatchedLots()
    close?.()
    effects.stop()
    choices.unsubscribe()
    setConnectionId('')
    dispatch(notificationsCleared())
    clearUndoSteps()
  }
}
