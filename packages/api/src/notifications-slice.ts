import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BidEvent, ChatEvent, News } from '@seriba/contracts/notifications'
import type { WinNotification } from '@seriba/contracts/user'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import {
  type EventType,
  hasToast,
  isSoundless,
  type MutedType,
  toastLimits,
} from '@seriba/domain/notifications/event-types'

export type Toast = { id: number } & (
  | { kind: 'event'; event: News }
  | {
      kind: 'message'
      tone: 'success' | 'error' | 'info'
      text: string
      detail?: string | undefined
      /** The step that it offers to undo. */
      undo?: number
    }
)
type Message = Omit<Extract<Toast, { kind: 'message' }>, 'id' | 'kind'>

export type NotificationsState = {
  toasts: Toast[]
  /** Wins the buyer has yet to be shown, unique by bid. */
  wins: WinNotification[]
  /** Bids whose win has been seen: a list that was requested before that still contains them. */
  seenWins: string[]
  /** The bid whose chat is open: its messages make no noise. */
  openChat: number | null
  /** The last event with a sound: which sound, and how many so far. */
  heard: { seq: number; eventType: EventType } | null
  /** Whether the socket that should be open is not. */
  connectionLost: boolean
  /** Whether something from the device's cache is shown because the server could not be reached. */
  keptShown: boolean
  /** Since when, in ms; everything shown dates from that moment. */
  lostSince: number | null
  /** How many events were missed until the connection came back; null if none were. */
  caughtUp: number | null
  nextId: number
}

const initialState: NotificationsState = {
  toasts: [],
  wins: [],
  seenWins: [],
  openChat: null,
  heard: null,
  connectionLost: false,
  keptShown: false,
  lostSince: null,
  caughtUp: null,
  nextId: 1,
}

/**
 * `visible`: whether anybody is looking at this tab; a toast nobody sees is not shown later. `silent`: the recipient
 * wants no sound for it, or not now. `ofAnother`: about somebody else's bid.
 */
type Told<Event> = { event: Event; seq: number; visible: boolean; silent?: boolean; ofAnother?: boolean }

/** What gets a toast; chat messages have their own rule. */
export type Heard = Exclude<News, ChatEvent | { eventType: MutedType }>

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

function showToast(state: NotificationsState, toast: WithoutId<Toast>) {
  state.toasts.push({ ...toast, id: state.nextId++ } as Toast)
  state.toasts.splice(0, state.toasts.length - toastLimits.visible)
}

const offersUndo = (toast: Toast) => toast.kind === 'message' && toast.undo !== undefined

function queueWin(state: NotificationsState, win: WinNotification) {
  if (!state.wins.some(({ id }) => id === win.id)) state.wins.push(win)
}

/**
 * A win that is undone leaves the queue; one whose price is entered or corrected before it is seen shows that price.
 */
function correctWins(state: NotificationsState, { detail }: Heard) {
  if (!('bidStatus' in detail)) return
  const id = String(detail.id)
  if (detail.bidStatus !== bidStatus.win) state.wins = state.wins.filter((win) => win.id !== id)
  for (const win of state.wins) if (win.id === id) win.soldPrice = detail.soldPrice
}

const winOf = (event: BidEvent): WinNotification => ({
  id: String(event.detail.id),
  lotNo: event.lotNo,
  image: event.detail.image,
  specification: event.specification,
  auctionName: event.auctionName,
  soldPrice: event.detail.soldPrice,
  lotType: event.detail.lotType,
})

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    newsReceived(state, { payload }: PayloadAction<Told<Heard>>) {
      const { event, visible, seq, silent, ofAnother = false } = payload
      if (!silent && !isSoundless(event.eventType)) state.heard = { seq, eventType: event.eventType }
      correctWins(state, event)
      if (event.eventType === 'managerWinBid' && !ofAnother) queueWin(state, winOf(event))
      else if (visible && hasToast(event.eventType, ofAnother)) showToast(state, { kind: 'event', event })
    },
    chatEventReceived(state, { payload }: PayloadAction<Told<ChatEvent>>) {
      const { event, visible, seq, silent } = payload
      if (event.bidId === state.openChat) return
      if (!silent) state.heard = { seq, eventType: event.eventType }
      if (visible) showToast(state, { kind: 'event', event })
    },
    chatOpened(state, { payload }: PayloadAction<number>) {
      state.openChat = payload
    },
    chatClosed(state) {
      state.openChat = null
    },
    messageShown(state, { payload }: PayloadAction<Message>) {
      // One offer to undo at a time: setting many statuses in a row does not pile them up.
      if (payload.undo !== undefined) state.toasts = state.toasts.filter((toast) => !offersUndo(toast))
      showToast(state, { kind: 'message', ...payload })
    },
    /** Perhaps by a key: no toast offers it any more. */
    stepUndone(state, { payload }: PayloadAction<number>) {
      state.toasts = state.toasts.filter((toast) => toast.kind !== 'message' || toast.undo !== payload)
    },
    toastClosed(state, { payload }: PayloadAction<number>) {
      state.toasts = state.toasts.filter(({ id }) => id !== payload)
    },
    winsMissed(state, { payload }: PayloadAction<readonly WinNotification[]>) {
      for (const win of payload) if (!state.seenWins.includes(win.id)) queueWin(state, win)
    },
    /** In one of the tabs; a win that came in the meantime still has to be shown. */
    winsSeen(state, { payload }: PayloadAction<readonly string[]>) {
      state.wins = state.wins.filter(({ id }) => !payload.includes(id))
      state.seenWins.push(...payload)
    },
    connectionChanged(state, { payload }: PayloadAction<'open' | 'lost'>) {
      state.connectionLost = payload === 'lost'
      if (payload === 'lost') state.lostSince ??= Date.now()
      state.caughtUp = null
    },
    /** A page was rendered from the device's cache: it is that old. */
    keptAnswerShown(state, { payload }: PayloadAction<number>) {
      state.keptShown = true
      state.lostSince = Math.min(state.lostSince ?? payload, payload)
    },
    /** The server answers again. */
    serverAnswered(state) {
      state.keptShown = false
      if (!state.connectionLost) state.lostSince = null
    },
    /** Missed notifications are shown, with their number. */
    caughtUpWith(state, { payload }: PayloadAction<number>) {
      if (state.lostSince !== null) state.caughtUp = payload
      state.lostSince = null
    },
    catchUpSeen(state) {
      state.caughtUp = null
    },
    notificationsCleared: () => initialState,
  },
  selectors: {
    selectToasts: (state) => state.toasts,
    selectWins: (state) => state.wins,
    selectConnectionLost: (state) => state.connectionLost || state.keptShown,
    selectKeptShown: (state) => state.keptShown,
    selectLostSince: (state) => (state.connectionLost || state.keptShown ? state.lostSince : null),
    selectCaughtUp: (state) => state.caughtUp,
    selectHeard: (state) => state.heard,
  },
})

export const {
  chatEventReceived,
  chatOpened,
  chatClosed,
  messageShown,
  stepUndone,
  newsReceived,
  toastClosed,
  winsMissed,
  winsSeen,
  connectionChanged,
  keptAnswerShown,
  serverAnswered,
  caughtUpWith,
  catchUpSeen,
  notificationsCleared,
} = slice.actions
export const {
  selectToasts,
  selectWins,
  selectConnectionLost,
  selectKeptShown,
  selectLostSince,
  selectCaughtUp,
  selectHeard,
} = slice.selectors
export const notificationsReducer = slice.reducer
