import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BidEvent, ChatEvent } from '@seriba/contracts/notifications'
import type { WinNotification } from '@seriba/contracts/user'
import { hasToast, toastLimits } from '@seriba/domain/notifications/event-types'

export type Toast = { id: number } & (
  | { kind: 'event'; event: BidEvent | ChatEvent }
  | { kind: 'message'; tone: 'success' | 'error' | 'info'; text: string; detail?: string | undefined }
)
type Message = Omit<Extract<Toast, { kind: 'message' }>, 'id' | 'kind'>

export type NotificationsState = {
  toasts: Toast[]
  /** Wins the buyer has yet to be shown, unique by bid. */
  wins: WinNotification[]
  /** Bids with chat messages nobody here has read. */
  unreadChats: number[]
  /** The bid whose chat is open: its messages make no noise. */
  openChat: number | null
  /** Everything that was told since the page was opened, newest first. */
  list: (BidEvent | ChatEvent)[]
  /** Whether the socket that should be there is not. */
  connectionLost: boolean
  nextId: number
}

const initialState: NotificationsState = {
  toasts: [],
  wins: [],
  unreadChats: [],
  openChat: null,
  list: [],
  connectionLost: false,
  nextId: 1,
}

const listLimit = 100

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

function showToast(state: NotificationsState, toast: WithoutId<Toast>) {
  state.toasts.push({ ...toast, id: state.nextId++ } as Toast)
  state.toasts.splice(0, state.toasts.length - toastLimits.visible)
}

function queueWin(state: NotificationsState, win: WinNotification) {
  if (!state.wins.some(({ id }) => id === win.id)) state.wins.push(win)
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
    /** `visible`: whether anybody looks at this tab; a toast nobody sees is not shown later. */
    bidEventReceived(state, { payload }: PayloadAction<{ event: BidEvent; visible: boolean }>) {
      const { event, visible } = payload
      state.list = [event, ...state.list].slice(0, listLimit)
      if (event.eventType === 'managerWinBid') queueWin(state, winOf(event))
      else if (visible && hasToast(event.eventType)) showToast(state, { kind: 'event', event })
    },
    chatEventReceived(state, { payload }: PayloadAction<{ event: ChatEvent; visible: boolean }>) {
      const { event, visible } = payload
      if (event.bidId === state.openChat) return
      state.list = [event, ...state.list].slice(0, listLimit)
      if (!state.unreadChats.includes(event.bidId)) state.unreadChats.push(event.bidId)
      if (visible) showToast(state, { kind: 'event', event })
    },
    chatOpened(state, { payload }: PayloadAction<number>) {
      state.openChat = payload
      state.unreadChats = state.unreadChats.filter((id) => id !== payload)
    },
    chatClosed(state) {
      state.openChat = null
    },
    messageShown(state, { payload }: PayloadAction<Message>) {
      showToast(state, { kind: 'message', ...payload })
    },
    toastClosed(state, { payload }: PayloadAction<number>) {
      state.toasts = state.toasts.filter(({ id }) => id !== payload)
    },
    winsMissed(state, { payload }: PayloadAction<readonly WinNotification[]>) {
      for (const win of payload) queueWin(state, win)
    },
    winsSeen(state) {
      state.wins = []
    },
    connectionChanged(state, { payload }: PayloadAction<'open' | 'lost'>) {
      state.connectionLost = payload === 'lost'
    },
    notificationsCleared: () => initialState,
  },
  selectors: {
    selectToasts: (state) => state.toasts,
    selectWins: (state) => state.wins,
    selectUnreadChats: (state) => state.unreadChats,
    selectConnectionLost: (state) => state.connectionLost,
    selectNotifications: (state) => state.list,
  },
})

export const {
  bidEventReceived,
  chatEventReceived,
  chatOpened,
  chatClosed,
  messageShown,
  toastClosed,
  winsMissed,
  winsSeen,
  connectionChanged,
  notificationsCleared,
} = slice.actions
export const { selectToasts, selectWins, selectUnreadChats, selectConnectionLost, selectNotifications } =
  slice.selectors
export const notificationsReducer = slice.reducer
