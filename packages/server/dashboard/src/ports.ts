import type { LateFeed } from '@seriba/contracts/dashboard'

declare module '@seriba/server-kit/context' {
  interface AppContext {
    /** Feeds that lots are overdue from. Feeds answer it. */
    lateFeeds(now: Date): Promise<LateFeed[]>
  }
}
