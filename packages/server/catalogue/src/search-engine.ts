import type { Registry } from 'prom-client'
import type { SearchObserver } from './answer-by.ts'
import type { LotSearch } from './lot-search.ts'

/** What finds lots besides PostgreSQL, which answers while it cannot. */
export type SearchEngine = {
  lotSearch: LotSearch
  /** Whether requests may be sent here. */
  isReady(): boolean
  /** The log of changes has been written to, or may have been. */
  onChangesAnnounced(): void
  observe(observer: SearchObserver): void
  /** Adds its own metrics for Prometheus. */
  measure(register: Registry): void
  stop(): Promise<void>
}
