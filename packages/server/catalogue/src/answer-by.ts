import { observer } from '@seriba/server-kit/observer'
import type { LotSearch } from './lot-search.ts'

export type SearchedBy = 'index' | 'postgresql' | 'clickhouse'

/** Called with every question and how long its answer took. */
export type SearchObserver = (question: keyof LotSearch, by: SearchedBy, seconds: number) => void

type Options<Engine extends { search: LotSearch }> = {
  name: SearchedBy
  /** Null while there is none. */
  engine(): Engine | null
  /** Answers in the meantime, and whatever the engine could not. */
  inSql: LotSearch
  failed(error: unknown, engine: Engine): void
}

/** An engine that PostgreSQL replaces whenever it is unavailable. */
export function answerBy<Engine extends { search: LotSearch }>({
  name,
  engine,
  inSql,
  failed,
}: Options<Engine>) {
  let observe: SearchObserver = () => {}
  const timed = async <T>(question: keyof LotSearch, by: SearchedBy, answer: Promise<T>) => {
    const began = performance.now()
    const value = await answer
    const seconds = (performance.now() - began) / 1000
    observe(question, by, seconds)
    observer.current?.searched(question, by, seconds)
    return value
  }
  const answer = async <T>(question: keyof LotSearch, ask: (by: LotSearch) => Promise<T>): Promise<T> => {
    const asked = engine()
    if (asked === null) return timed(question, 'postgresql', ask(inSql))
    try {
      return await timed(question, name, ask(asked.search))
    } catch (error) {
      failed(error, asked)
      return timed(question, 'postgresql', ask(inSql))
    }
  }
  const lotSearch: LotSearch = {
    search: (query) => answer('search', (by) => by.search(query)),
    facets: (...asked) => answer('facets', (by) => by.facets(...asked)),
    filterMetadata: (...asked) => answer('filterMetadata', (by) => by.filterMetadata(...asked)),
    total: (pageType) => answer('total', (by) => by.total(pageType)),
    modelsLike: (...asked) => answer('modelsLike', (by) => by.modelsLike(...asked)),
    chassisLike: (...asked) => answer('chassisLike', (by) => by.chassisLike(...asked)),
    soldPrices: (...asked) => answer('soldPrices', (by) => by.soldPrices(...asked)),
    averagePrices: (ids) => answer('averagePrices', (by) => by.averagePrices(ids)),
    likeLots: (like) => answer('likeLots', (by) => by.likeLots(like)),
    sameChassis: (sought) => answer('sameChassis', (by) => by.sameChassis(sought)),
  }
  return {
    lotSearch,
    observe(told: SearchObserver) {
      observe = told
    },
  }
}
