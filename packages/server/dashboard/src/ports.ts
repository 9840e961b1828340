import type { LateFeed } from '@seriba/contracts/dashboard'

declare module '@seriba/server-kit/context' {
  interface AppContext {
    /** Feeds whose lots are overdue. Provided by the feeds. */
    lateFeeds(now: Date): Promise<LateFeed[]>
    /** Since when the source of exchange rates has been failing. Provided by costs. */
    ratesFailingSince(): Promise<string | null>
  }
}
