import type { FeedState } from './feed-state.ts'

type Watched = {
  state: FeedState
  /** When it last came in whole. */
  lastAt: string | null
  /** Since when staff knows that it is late; null where there is nothing to know. */
  toldLateAt: string | null
}

/**
 * What staff is to be told of a feed: once that it is late, once that it is back. A feed that is paused, or that has no
 * rhythm any more, is not back: there is nothing to tell, and whatever was told is forgotten.
 */
export function lateAlarm({ state, lastAt, toldLateAt }: Watched): 'late' | 'back' | 'forget' | null {
  if (state === 'late') return toldLateAt === null ? 'late' : null
  if (toldLateAt === null) return null
  const cameBack = lastAt !== null && Date.parse(lastAt) > Date.parse(toldLateAt)
  return state !== 'paused' && cameBack ? 'back' : 'forget'
}
