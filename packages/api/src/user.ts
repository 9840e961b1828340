import type { UserDetail } from '@seriba/contracts/user'
import * as contracts from '@seriba/contracts/user'
import { api } from './api.ts'
import { bind, outliving } from './bind.ts'
import { sessionChecking, sessionClosed, sessionOpened } from './session-slice.ts'
import { idTag, listTag } from './tags.ts'

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
        try {
          await queryFulfilled
          dispatch(sessionOpened())
        } catch (failure) {
          const { session } = getState() as unknown as { session?: { status: number } }
          const { error } = failure as { error?: { status: unknown } }
          // An open session outlives a failed look at the profile, unless it is forbidden; the expired one has its own modal.
          if (session?.status !== 2 || error?.status === 403) dispatch(sessionClosed())
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
