import type { UserDetail } from '@seriba/contracts/user'
import * as contracts from '@seriba/contracts/user'
import { api } from './api.ts'
import { bind, outliving } from './bind.ts'
import {
  type SessionState,
  sessionChecking,
  sessionClosed,
  sessionOpened,
  sessionStatus,
} from './session-slice.ts'
import { idTag, listTag } from './tags.ts'
import { tellTabs } from './tell-tabs.ts'

const succeeds = (answer: Promise<unknown>) =>
  answer.then(
    () => true,
    () => false,
  )

export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewProfile: build.query({
      ...bind(contracts.viewProfile),
      providesTags: ['Profile', idTag('Balance', 'own')],
      async onQueryStarted(_, { dispatch, getState, queryFulfilled }) {
        dispatch(sessionChecking())
        const statusNow = () => (getState() as unknown as { session?: SessionState }).session?.status
        const before = statusNow()
        try {
          await queryFulfilled
          dispatch(sessionOpened())
          if (before === sessionStatus.anonymous) tellTabs({ kind: 'signedIn' })
        } catch (failure) {
          const { status } = (failure as { error?: { status: unknown } }).error ?? {}
          // Only the server says that there is no session: that it does not answer says nothing. An open one that
          // has expired has its own modal.
          const none = status === 403 || (status === 401 && statusNow() !== sessionStatus.authenticated)
          if (none) dispatch(sessionClosed())
        }
      },
    }),
    updateSetting: build.mutation({
      ...outliving(bind(contracts.updateSetting)),
      invalidatesTags: ['Profile'],
      async onQueryStarted(saved, { dispatch, queryFulfilled }) {
        if (await succeeds(queryFulfilled)) dispatch(inProfile(saved))
      },
    }),
    updateProfile: build.mutation({
      ...bind(contracts.updateProfile),
      invalidatesTags: ['Profile'],
      async onQueryStarted(saved, { dispatch, queryFulfilled }) {
        if (await succeeds(queryFulfilled)) dispatch(inProfile(saved))
      },
    }),
    changePassword: build.mutation({ ...bind(contracts.changePassword), invalidatesTags: ['Account'] }),
    accountInfo: build.query({ ...bind(contracts.accountInfo), providesTags: ['Account'] }),
    acceptTerms: build.mutation({ ...bind(contracts.acceptTerms), invalidatesTags: ['Account', 'Site'] }),
    closeSessions: build.mutation({ ...bind(contracts.closeSessions), invalidatesTags: ['Account'] }),
    winNotifications: build.query({ ...bind(contracts.winNotifications), providesTags: ['Wins'] }),
    updateNotificationStatus: build.mutation({
      ...bind(contracts.updateNotificationStatus),
      invalidatesTags: ['Wins', 'Profile'],
    }),
    searchClients: build.query({ ...bind(contracts.searchClients), providesTags: [listTag('Client')] }),
    userInfo: build.query({
      ...bind(contracts.userInfo),
      providesTags: (_client, _error, { id }) => [idTag('Client', id), idTag('Balance', 'client')],
    }),
    missedEvents: build.query({ ...bind(contracts.missedEvents), keepUnusedDataFor: 0 }),
  }),
})

/** What was saved is in the profile at once, and stays there should the next look at it fail. */
const inProfile = (saved: { [Name in keyof UserDetail]?: UserDetail[Name] | undefined }) =>
  userApi.util.updateQueryData('viewProfile', undefined, ({ detail }) => void Object.assign(detail, saved))

export const {
  useViewProfileQuery,
  useUpdateSettingMutation,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useAccountInfoQuery,
  useAcceptTermsMutation,
  useCloseSessionsMutation,
  useWinNotificationsQuery,
  useUpdateNotificationStatusMutation,
  useSearchClientsQuery,
  useLazySearchClientsQuery,
  useUserInfoQuery,
} = userApi
