import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isSitePath } from '@seriba/domain/site/site-path'

/** What is known about the session (1§4.1). */
export const sessionStatus = { unknown: 0, checking: 1, authenticated: 2, anonymous: 3 } as const
export type SessionStatus = (typeof sessionStatus)[keyof typeof sessionStatus]

export type SessionState = {
  status: SessionStatus
  /** The server no longer knows a session that was open here. */
  expired: boolean
  /** Where to go after login: path and query. */
  redirectUrl: string
  /** Logged out by the user themselves: there is no page to bring them back to. */
  signedOut: boolean
}

export const initialSession: SessionState = {
  status: sessionStatus.unknown,
  expired: false,
  redirectUrl: '',
  signedOut: false,
}

/** Nobody is sent to another site by logging in here. */
export const sitePathOf = (address: string) => (isSitePath(address) ? address : '')

const slice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    /** Only the first request is a check: a later one changes nothing while it is pending. */
    sessionChecking(state) {
      if (state.status === sessionStatus.unknown) state.status = sessionStatus.checking
    },
    sessionOpened(state) {
      state.status = sessionStatus.authenticated
      state.expired = false
    },
    sessionRefreshed(state) {
      state.expired = false
    },
    /** A visitor who was never logged in has nothing that could expire. */
    sessionExpired(state) {
      if (state.status === sessionStatus.authenticated) state.expired = true
    },
    sessionClosed(state, { payload }: PayloadAction<{ signedOut: boolean } | undefined>) {
      state.status = sessionStatus.anonymous
      state.expired = false
      state.signedOut = payload?.signedOut ?? false
      if (state.signedOut) state.redirectUrl = ''
    },
    /** Somebody asked to come back here. */
    redirectRemembered(state, { payload }: PayloadAction<string>) {
      state.redirectUrl = sitePathOf(payload)
      state.signedOut = false
    },
    /** A guard closed the page: somebody who logged out on it did not ask for it. */
    pageGuarded(state, { payload }: PayloadAction<string>) {
      if (!state.signedOut) state.redirectUrl = sitePathOf(payload)
      state.signedOut = false
    },
    /** Logging out is over once the login page is open: pages requested from now on are intentional. */
    signOutSeen(state) {
      state.signedOut = false
    },
    redirectForgotten(state) {
      state.redirectUrl = ''
    },
  },
  selectors: {
    selectSession: (state) => state,
    selectExpired: (state) => state.expired,
  },
})

export const {
  sessionChecking,
  sessionOpened,
  sessionRefreshed,
  sessionExpired,
  sessionClosed,
  redirectRemembered,
  pageGuarded,
  signOutSeen,
  redirectForgotten,
} = slice.actions
export const { selectSession, selectExpired } = slice.selectors
export const sessionReducer = slice.reducer
