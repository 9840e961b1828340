import type { LateFeed } from '@seriba/contracts/dashboard'

declare module '@seriba/server-kit/context' {
  interface AppContext {
    /** Feeds that lots are overdue from. Feeds answer it. */
    lateFeeds(now: Date): Promise<LateFeed[]>
    /** Since when the source of exchange rates fails. Costs answer it. */
    ratesFailingSince(): Promise<string | null>
  }
}
