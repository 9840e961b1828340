import type { FeedState } from './feed-state.ts'

type Watched = {
  state: FeedState
  /** When it last came in completely. */
  lastAt: string | null
  /** Since when staff have known that it is late; null if there is nothing to know. */
  toldLateAt: string | null
}

/**
 * What staff should be notified of about a feed: once that it is late, once that it is back. A feed that is paused or
 * no longer has a schedule is not back: nothing is sent, and the earlier notice is forgotten.
 */
export function lateAlarm({ state, lastAt, toldLateAt }: Watched): 'late' | 'back' | 'forget' | null {
  if (state === 'late') return toldLateAt === null ? 'late' : null
  if (toldLateAt === null) return null
  const cameBack = lastAt !== null && Date.parse(lastAt) > Date.parse(toldLateAt)
  return state !== 'paused' && cameBack ? 'back' : 'forget'
}
