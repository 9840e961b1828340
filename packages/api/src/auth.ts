import * as contracts from '@seriba/contracts/auth'
import { api } from './api.ts'
import { bind } from './bind.ts'
import { sessionClosed } from './session-slice.ts'
import { tellTabs } from './tell-tabs.ts'

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    refreshSession: build.query({ ...bind(contracts.refreshSession) }),
    // Whoever signs in asks for the profile next, which opens the session.
    signIn: build.mutation({ ...bind(contracts.signIn) }),
    signUp: build.mutation({ ...bind(contracts.signUp) }),
    verifyEmail: build.mutation({ ...bind(contracts.verifyEmail) }),
    resendVerification: build.mutation({ ...bind(contracts.resendVerification) }),
    requestReset: build.mutation({ ...bind(contracts.requestReset) }),
    checkResetLink: build.query({ ...bind(contracts.checkResetLink), keepUnusedDataFor: 0 }),
    resetPassword: build.mutation({ ...bind(contracts.resetPassword) }),
    signOut: build.mutation({
      ...bind(contracts.signOut),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const left = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!left) return
        tellTabs({ kind: 'signedOut' })
        dispatch(sessionClosed({ signedOut: true }))
        dispatch(api.util.resetApiState())
      },
    }),
  }),
})

export const {
  useSignInMutation,
  useSignOutMutation,
  useSignUpMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useRequestResetMutation,
  useCheckResetLinkQuery,
  useResetPasswordMutation,
} = authApi
