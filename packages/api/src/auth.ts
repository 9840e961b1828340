import * as contracts from '@seriba/contracts/auth'
import { api } from './api.ts'
import { bind } from './bind.ts'
import { sessionClosed } from './session-slice.ts'

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    refreshSession: build.query({ ...bind(contracts.refreshSession) }),
    // The profile of whoever was here before must not outlive the sign-in.
    signIn: build.mutation({ ...bind(contracts.signIn), invalidatesTags: ['Profile'] }),
    signOut: build.mutation({
      ...bind(contracts.signOut),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const left = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!left) return
        dispatch(sessionClosed())
        dispatch(api.util.resetApiState())
      },
    }),
  }),
})

export const { useSignInMutation, useSignOutMutation } = authApi
