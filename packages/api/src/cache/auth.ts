import type * as contracts from '@seriba/contracts/auth'
import { api } from '../api.ts'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { postToTabs } from '../post-to-tabs.ts'
import { sessionClosed } from '../session-slice.ts'

export const checkResetLink: QueryRules<typeof contracts.checkResetLink> = { keepUnusedDataFor: 0 }

export const signOut: MutationRules<typeof contracts.signOut> = {
  async onQueryStarted(_, { dispatch, queryFulfilled }) {
    const left = await queryFulfilled.then(
      () => true,
      () => false,
    )
    if (!left) return
    postToTabs({ kind: 'signedOut' })
    dispatch(sessionClosed({ signedOut: true }))
    dispatch(api.util.resetApiState())
  },
}
