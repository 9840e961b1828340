import { setTimeout as sleep } from 'node:timers/promises'
import type { PageType } from '@seriba/domain/lots/page-types'
import { allPageTypes } from '@seriba/domain/lots/page-types'
import type { Stats } from '@seriba/lot-index/query'
import type { Db } from '@seriba/server-kit/db'
import type { FastifyBaseLogger } from 'fastify'
import { answerBy } from '../answer-by.ts'
import { wantedOn } from '../facets-of-page.ts'
import type { LotSearch } from '../lot-search.ts'
import type { SearchEngine } from '../search-engine.ts'
import { sqlLotSearch } from '../sql-lot-search.ts'
import { createIndex, warmUpChangeReader } from './create-index.ts'
import { type Following, followLog } from './follow-log.ts'
import { indexLotSearch } from './index-lot-search.ts'
import type { IndexStorageOptions } from './keeping.ts'
import type { LotsIndex } from './lot-answers.ts'
import { measureLotIndex } from './measure-lot-index.ts'
import { waitForChange } from './wait-for-change.ts'

const retryMs = 5000

export type LotIndex = SearchEngine & {
  /** Resolves when its threads have work to do: until then this one should not be kept busy. */
  begun: Promise<void>
  stats(): Promise<(Stats & ReturnType<Following['place']>) | null>
}

type Options = {
  url: string
  db: Db
  log: FastifyBaseLogger
  now?: () => Date
  /** A large index is stored for the next process. */
  keep?: IndexStorageOptions
}
type Built = { index: LotsIndex; search: LotSearch; following: Following }

/** Builds the index of all lots in the background and keeps it current, recovering by itself from any failure. */
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
        // One that still exists is no longer kept current.
        if (failed || built === null) rebuild('there is none that is current')
      })
  }

  /** PostgreSQL answers a failed question; an index that has ended is built again. */
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
  const answering = answerBy<Built>({
    name: 'index',
    engine: () => built,
    inSql,
    failed: (error, asked) => void failed(error, asked),
  })

  rebuild('the server starts')
  const lotIndex: LotIndex = {
    lotSearch: answering.lotSearch,
    isReady: () => built !== null,
    begun: begun.promise,
    onChangesAnnounced: () => built?.following.onChangesAnnounced(),
    async stats() {
      if (built === null) return null
      return { ...(await built.index.stats()), ...built.following.place() }
    },
    observe: answering.observe,
    measure: (register) => measureLotIndex(register, lotIndex),
    async stop() {
      stopping.abort()
      await building
      await rehearsing
      await close(built)
      built = null
    },
  }
  return lotIndex
}

async function close(built: Built | null) {
  await built?.following.stop()
  await built?.index.close()
}

/** Makes the most frequent requests in advance, so that nobody waits for what is computed once. */
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
