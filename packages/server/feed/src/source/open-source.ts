import { setTimeout as wait } from 'node:timers/promises'
import type { SourceSettings } from '@seriba/contracts/feed-sources'
import type { SourceTable } from '@seriba/domain/feeds/feed-source'
import { addDays } from '@seriba/domain/time/jst'
import { bikeRow } from './bike-row.ts'
import { fetchSource } from './fetch-source.ts'
import { isObject, readAnswer, type SourceRow, valueOfJson } from './read-answer.ts'
import { select } from './select.ts'

/** What is requested next. */
export type PageAsk = {
  table: SourceTable
  /** Lots from this Japanese day on, or only on this day. */
  day: string
  dayAlone: boolean
  /** Rows after this one; null starts at the first. */
  lastId: string | null
  /** For bikes: how many pages have been read. */
  page: number
  /** Rows written since then. */
  since?: string | null
}

export type SourcePage = {
  rows: SourceRow[]
  /** Nothing follows. A page that is merely short proves nothing, since sources silently truncate their answers. */
  isLast: boolean
}

export type Source = {
  readPage(ask: PageAsk): Promise<SourcePage>
  /** Ten rows as a sample. */
  sample(table: SourceTable, today: string, skip: number): Promise<SourceRow[]>
  /** A few rows with this word in the column. */
  withWord(table: SourceTable, column: string, word: string): Promise<SourceRow[]>
  /** How many rows there are; null if the source does not count. */
  count(table: SourceTable, today: string): Promise<number | null>
}

export type Access = { code: string; privateHosts: boolean; signal?: AbortSignal | undefined }

const sampleRows = 10
const wordRows = 3

/** A source that is queried politely: one query at a time, with a pause before each. */
export function openSource(settings: SourceSettings, access: Access): Source {
  const politely = async (url: string) => {
    await wait(settings.pauseMs, undefined, pausing(access))
    return fetchSource(url, { ...access, userAgent: settings.userAgent })
  }
  return settings.kind === 'sql'
    ? sqlSource(settings, access, politely)
    : bikeSource(settings, access, politely)
}

const pausing = ({ signal }: Access) => (signal ? { signal } : {})

type Fetch = (url: string) => Promise<string>

function sqlSource(settings: SourceSettings, { code }: Access, fetch: Fetch): Source {
  const query = async (statement: string) =>
    readAnswer(await fetch(addressOf(settings, code, statement)), code)
  const coming = (table: SourceTable, today: string) =>
    table === 'stats' ? [] : ([['auction_date', '>=', `${today} 00:00:00`]] as const)
  return {
    async readPage({ table, day, dayAlone, lastId, since }) {
      const where = [
        ['auction_date', '>=', `${day} 00:00:00`],
        ...(dayAlone ? ([['auction_date', '<', `${addDays(day, 1)} 00:00:00`]] as const) : []),
        ...(since ? ([['time', '>=', since]] as const) : []),
        ...(lastId === null ? [] : ([['id', '>', lastId]] as const)),
      ] as const
      const limit = { skip: 0, rows: settings.pageRows }
      const rows = await query(select({ table, where, orderBy: 'id', limit }))
      return { rows, isLast: rows.length === 0 }
    },
    sample: (table, today, skip) =>
      query(select({ table, where: coming(table, today), limit: { skip, rows: sampleRows } })),
    withWord: (table, column, word) =>
      query(select({ table, where: [[column, '=', word]], limit: { skip: 0, rows: wordRows } })),
    async count(table, today) {
      const [row] = await query(select({ table, take: 'COUNT(*)', where: coming(table, today) }))
      const counted = Number(row && (row.tag0 ?? Object.values(row)[0]))
      return Number.isSafeInteger(counted) ? counted : null
    },
  }
}

function addressOf(settings: SourceSettings, code: string, statement: string): string {
  const { address, clientAddress, statementAs, answersAs, gzip } = settings
  const asked = statementAs === 'base64' ? `q=${inBase64(statement)}` : `sql=${encodeURIComponent(statement)}`
  const query = [
    `code=${encodeURIComponent(code)}`,
    asked,
    ...(clientAddress === '' ? [] : [`ip=${encodeURIComponent(clientAddress)}`]),
    ...(answersAs === 'json' ? ['json'] : []),
    ...(gzip ? ['gzip'] : []),
  ]
  return `${address}?${query.join('&')}`
}

const inBase64 = (text: string) => encodeURIComponent(Buffer.from(text).toString('base64'))

function bikeSource(settings: SourceSettings, { code }: Access, fetch: Fetch): Source {
  /** A test key returns the same few lots on every page. */
  const isTest = code.includes('test')
  async function page(number: number) {
    const url = `${settings.address}?key=${encodeURIComponent(code)}&page=${number}`
    const value = valueOfJson(await fetch(url), code)
    const records = Array.isArray(value) ? value : (Object.values(value).find(Array.isArray) ?? [])
    return { rows: records.filter(isObject).map(bikeRow), pages: pagesOf(value) }
  }
  return {
    async readPage({ page: read }) {
      const { rows, pages } = await page(read + 1)
      return { rows, isLast: rows.length === 0 || isTest || (pages !== null && read + 1 >= pages) }
    },
    async sample(_table, _today, skip) {
      const perPage = 250
      const { rows } = await page(Math.floor(skip / perPage) + 1)
      return rows.slice(skip % perPage, (skip % perPage) + sampleRows)
    },
    // JSON pages cannot be searched, so the first one is scanned.
    async withWord(_table, column, word) {
      const { rows } = await page(1)
      return rows.filter((row) => row[column] === word).slice(0, wordRows)
    },
    count: async () => null,
  }
}

/** The number of pages, whatever its name. */
function pagesOf(value: unknown[] | Record<string, unknown>): number | null {
  if (Array.isArray(value)) return null
  const found = Object.entries(value).find(([name]) => /pages|page_count|last_page/i.test(name))?.[1]
  const pages = Number(found)
  return Number.isSafeInteger(pages) && pages > 0 ? pages : null
}
