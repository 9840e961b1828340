import { viewProfile } from '@seriba/contracts/user'
import { api } from './api.ts'
import { sessionOpened } from './session-slice.ts'
import type { AppStore } from './store.ts'

/** What a server fetched while it rendered a page; it is sent with the page, so that nobody requests it again. */
export type CachedQuery = { endpointName: string; arg: unknown; value: unknown }

/** Everything that was requested, once all of it is answered. */
export async function dehydrate({ dispatch, getState }: AppStore): Promise<CachedQuery[]> {
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()))
  return Object.values(getState().api.queries).flatMap((query) =>
    query?.status === 'fulfilled' && query.endpointName
      ? [{ endpointName: query.endpointName, arg: query.originalArgs, value: query.data }]
      : [],
  )
}

/** Only for endpoints that have been injected before. */
export function hydrate({ dispatch }: AppStore, answers: readonly CachedQuery[]) {
  dispatch(api.util.upsertQueryEntries(answers as never))
  if (answers.some(({ endpointName }) => endpointName === viewProfile.operation)) dispatch(sessionOpened())
}

/** Stops the timers that would keep what is no longer shown. */
export const resetCache = ({ dispatch }: AppStore) => dispatch(api.util.resetApiState())
