import { minuteMs } from '../time/time-left.ts'

/**
 * The state of a feed: nothing has come in yet, all is well, some lines were bad, it is late, its last run failed, or
 * it is paused.
 */
export const feedStates = ['new', 'healthy', 'badLines', 'late', 'failed', 'paused'] as const
export type FeedState = (typeof feedStates)[number]

type FeedNow = {
  paused: boolean
  everyMinutes: number | null
  createdAt: string
  /** When it last came in completely. */
  lastAt: string | null
  lastRun: { failure: string | null; skipped: number } | null
}

/** One run may be missed; after that a feed is late. */
const missable = 2

/** Milliseconds since a feed last came in completely, or since it was created. */
export const feedAge = ({ lastAt, createdAt }: Pick<FeedNow, 'lastAt' | 'createdAt'>, now: Date): number =>
  now.getTime() - Date.parse(lastAt ?? createdAt)

export function feedState(feed: FeedNow, now: Date): FeedState {
  if (feed.paused) return 'paused'
  if (feed.everyMinutes !== null && feedAge(feed, now) > missable * feed.everyMinutes * minuteMs)
    return 'late'
  if (feed.lastRun === null) return 'new'
  if (feed.lastRun.failure !== null) return 'failed'
  return feed.lastRun.skipped > 0 ? 'badLines' : 'healthy'
}
