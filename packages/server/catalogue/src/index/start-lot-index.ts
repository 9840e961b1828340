import { setTimeout as sleep } from 'node:timers/promises'
import type { PageType } from '@seriba/domain/lots/page-types'
import { allPageTypes } from '@seriba/domain/lots/page-types'
import type { Stats } from '@seriba/lot-index/query'
import type { Db } from '@seriba/server-kit/db'
import { observer } from '@seriba/server-kit/observer'
import type { FastifyBaseLogger } from 'fastify'
import { wantedOn } from '../facets-of-page.ts'
import type { LotSearch } from '../lot-search.ts'
import { sqlLotSearch } from '../sql-lot-search.ts'
import { createIndex, warmUpChangeReader } from './create-index.ts'
import { type Following, followLog } from './follow-log.ts'
import { indexLotSearch } from './index-lot-search.ts'
import type { KeepOptions } from './keeping.ts'
import type { LotsIndex } from './lot-answers.ts'
import { waitForChange } from './wait-for-change.ts'

const retryMs = 5000

export type LotIndex = {
  /** Answers from PostgreSQL while there is no index. */
  lotSearch: LotSearch
  isReady(): boolean
  /** Resolves when its threads have something to do: until then this one should not be kept busy. */
  begun: Promise<void>
  /** The log of changes has been written to, or may have been. */
  onChangesAnnounced(): void
  stats(): Promise<(Stats & ReturnType<Following['place']>) | null>
  /** Told of every question how long its answer took. */
  observe(observer: Observer): void
  stop(): Promise<void>
}

type Observer = (question: keyof LotSearch, by: 'index' | 'postgresql', seconds: number) => void

type Options = {
  url: string
  db: Db
  log: FastifyBaseLogger
  now?: () => Date
  /** A large index is kept for the next process. */
  keep?: KeepOptions
}
type Built = { index: LotsIndex; search: LotSearch; following: Following }

/** Builds the index of all lots in the background and keeps it current, by itself after whatever breaks. */
export function startLotIndex({ url, db, log, now = () => new Date(), keep }: Options): LotIndex {
  const inSql = sqlLotSearch(db, now)
  let built: Built | null = null
  let building: Promise<void> | null = null
  let rehearsing: Promise<void> | null = null
  const begun = Promise.withResolvers<void>()
  const stopping = new AbortController()

  const build = async () => {
    const began = Date.now()
    const { index, place, kept: reopened } = await createIndex({ url, keep, begun: begun.resolve })
    const kept = waitForChange()
    const search = indexLotSearch(index, inSql, now, kept)
    try {
      await warm(search)
    } catch (error) {
      await index.close()
      throw error
    }
    const former = built
    const following = followLog({
      url,
      from: place,
      apply: (changes) => index.apply(changes).finally(kept.forget),
      lost: () => rebuild('the log of changes no longer leads on from where it was read'),
      log,
    })
    built = { index, search, following }
    rehearsing = warmUpChangeReader(url).catch(() => {})
    await close(former)
    const { rows, bytes } = await index.stats()
    log.info({ lots: rows, bytes, reopened, ms: Date.now() - began }, 'the lot index is ready')
  }

  const rebuild = (reason: string) => {
    if (stopping.signal.aborted || building) return
    log.info({ reason }, 'building the lot index')
    let failed = false
    building = build()
      .catch(async (error) => {
        failed = true
        begun.resolve()
        log.error({ err: error }, 'the lot index cannot be built yet: PostgreSQL answers searches')
        await sleep(retryMs, undefined, { signal: stopping.signal }).catch(() => {})
      })
      .finally(() => {
        building = null
        // One that is still there is no longer kept current.
        if (failed || built === null) rebuild('there is none that is current')
      })
  }

  /** A question that failed is answered by PostgreSQL; an index that has ended is built again. */
  const failed = async (error: unknown, { index }: Built) => {
    log.error({ err: error }, 'the lot index could not answer')
    const ended = await index.stats().then(
      () => false,
      () => true,
    )
    if (!ended || built?.index !== index) return
    const former = built
    built = null
    await close(former)
    rebuild('it ended')
  }
  let observe: Observer = () => {}
  const timed = async <T>(question: keyof LotSearch, by: 'index' | 'postgresql', answer: Promise<T>) => {
    const began = performance.now()
    const value = await answer
    const seconds = (performance.now() - began) / 1000
    observe(question, by, seconds)
    observer.current?.searched(question, by, seconds)
    return value
  }
  const answer = async <T>(question: keyof LotSearch, ask: (by: LotSearch) => Promise<T>): Promise<T> => {
    const asked = built
    if (asked === null) return timed(question, 'postgresql', ask(inSql))
    try {
      return await timed(question, 'index', ask(asked.search))
    } catch (error) {
      void failed(error, asked)
      return timed(question, 'postgresql', ask(inSql))
    }
  }

  rebuild('the server starts')
  return {
    lotSearch: {
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
    },
    isReady: () => built !== null,
    begun: begun.promise,
    onChangesAnnounced: () => built?.following.onChangesAnnounced(),
    async stats() {
      if (built === null) return null
      return { ...(await built.index.stats()), ...built.following.place() }
    },
    observe: (observer) => {
      observe = observer
    },
    async stop() {
      stopping.abort()
      await building
      await rehearsing
      await close(built)
      built = null
    },
  }
}

async function close(built: Built | null) {
  await built?.following.stop()
  await built?.index.close()
}

/** Asks what is asked most, so that nobody waits for what is worked out once. */
async function warm(search: LotSearch) {
  const ask = async (pageType: PageType) => {
    const { options } = await search.facets(pageType, {}, wantedOn(pageType))
    const maker = options.maker.toSorted((a, b) => b.count - a.count)[0]?.value
    await search.facets(pageType, { maker }, wantedOn(pageType))
    const { ids } = await search.search({ pageType, filters: { maker }, sort: null, page: 1, pageSize: 20 })
    await search.averagePrices(ids)
  }
  for (const pageType of allPageTypes) await ask(pageType)
}
