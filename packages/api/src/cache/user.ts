import type { UserDetail } from '@seriba/contracts/user'
import * as contracts from '@seriba/contracts/user'
import { updateCached } from '../cached.ts'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { postToTabs } from '../post-to-tabs.ts'
import {
  type SessionState,
  sessionChecking,
  sessionClosed,
  sessionOpened,
  sessionStatus,
} from '../session-slice.ts'
import { succeeds } from '../succeeds.ts'
import { idTag, listTag } from '../tags.ts'

/** What was saved is in the profile at once, and stays there even if the next request for it fails. */
const inProfile = (saved: { [Name in keyof UserDetail]?: UserDetail[Name] | undefined }) =>
  updateCached(contracts.viewProfile, undefined, ({ detail }) => void Object.assign(detail, saved))

export const viewProfile: QueryRules<typeof contracts.viewProfile> = {
  providesTags: ['Profile', idTag('Balance', 'own')],
  async onQueryStarted(_, { dispatch, getState, queryFulfilled }) {
    dispatch(sessionChecking())
    const statusNow = () => (getState() as unknown as { session?: SessionState }).session?.status
    const before = statusNow()
    try {
      await queryFulfilled
      dispatch(sessionOpened())
      if (before === sessionStatus.anonymous) postToTabs({ kind: 'signedIn' })
    } catch (failure) {
      const { status } = (failure as { error?: { status: unknown } }).error ?? {}
      // Only the server can say that there is no session: a missing answer says nothing. An open session that has
      // expired has its own modal.
      const none = status === 403 || (status === 401 && statusNow() !== sessionStatus.authenticated)
      if (none) dispatch(sessionClosed())
    }
  },
}

export const updateSetting: MutationRules<typeof contracts.updateSetting> = {
  keepalive: true,
  invalidatesTags: ['Profile'],
  async onQueryStarted(saved, { dispatch, queryFulfilled }) {
    if (await succeeds(queryFulfilled)) dispatch(inProfile(saved))
  },
}

export const updateProfile: MutationRules<typeof contracts.updateProfile> = {
  invalidatesTags: ['Profile'],
  async onQueryStarted(saved, { dispatch, queryFulfilled }) {
    if (await succeeds(queryFulfilled)) dispatch(inProfile(saved))
  },
}

export const changePassword: MutationRules<typeof contracts.changePassword> = { invalidatesTags: ['Account'] }

export const accountInfo: QueryRules<typeof contracts.accountInfo> = { providesTags: ['Account'] }

export const acceptTerms: MutationRules<typeof contracts.acceptTerms> = {
  invalidatesTags: ['Account', 'Site'],
}

export const revokeSessions: MutationRules<typeof contracts.revokeSessions> = { invalidatesTags: ['Account'] }

export const winNotifications: QueryRules<typeof contracts.winNotifications> = { providesTags: ['Wins'] }

export const updateNotificationStatus: MutationRules<typeof contracts.updateNotificationStatus> = {
  invalidatesTags: ['Wins', 'Profile'],
}

export const searchClients: QueryRules<typeof contracts.searchClients> = { providesTags: [listTag('Client')] }

export const userInfo: QueryRules<typeof contracts.userInfo> = {
  providesTags: (_client, _error, { id }) => [idTag('Client', id), idTag('Balance', 'client')],
}

export const missedEvents: QueryRules<typeof contracts.missedEvents> = { keepUnusedDataFor: 0 }
