import * as contracts from '@seriba/contracts/user'
import { api } from './api.ts'
import { bind } from './bind.ts'
import { sessionChecking, sessionClosed, sessionOpened } from './session-slice.ts'
import { idTag, listTag } from './tags.ts'

export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewProfile: build.query({
      ...bind(contracts.viewProfile),
      providesTags: ['Profile', idTag('Balance', 'own')],
      async onQueryStarted(_, { dispatch, getState, queryFulfilled }) {
        dispatch(sessionChecking())
        try {
          await queryFulfilled
          dispatch(sessionOpened())
        } catch {
          const { session } = getState() as unknown as { session?: { status: number; expired: boolean } }
          // An open session outlives a failed look at the profile; the expired one has its own modal.
          if (session?.status !== 2) dispatch(sessionClosed())
        }
      },
    }),
    updateSetting: build.mutation({ ...bind(contracts.updateSetting), invalidatesTags: ['Profile'] }),
    updateProfile: build.mutation({ ...bind(contracts.updateProfile), invalidatesTags: ['Profile'] }),
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
