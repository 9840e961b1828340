import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jstDay } from '@seriba/domain/time/jst'
import { answerOf } from './answer.ts'
import { faultOf, misbehave } from './faults.ts'
import { bikeRow, type Row, type Shape } from './rows.ts'
import { mostRows, parseStatement } from './statement.ts'
import { createTables, type Tables } from './tables.ts'

type Options = Partial<Shape> & {
  port?: number
  code?: string
  /** The share of answers that are faulty, from 0 to 1. */
  faults?: number
  /** It answers nothing without the end user's address. */
  wantsAddress?: boolean
  /** A relay that takes statements as base64 in `q`, and nothing else. */
  wantsBase64?: boolean
}

export type FakeFeeds = {
  /** For the tables in SQL, and for the bikes. */
  sqlUrl: string
  bikesUrl: string
  tables: Tables
  /** How many requests there were, how many of them were answered with a fault, and how many there were at once. */
  counts: { asked: number; faulty: number; atOnce: number }
  /** From now on this share of its answers is faulty. */
  setFaults(share: number): void
  stop(): Promise<void>
}

/**
 * Sources of lots that behave like the real ones, including their faults. The same seed gives the same lots, made as
 * they are requested.
 */
export async function startFakeFeeds(options: Options = {}): Promise<FakeFeeds> {
  const { port = 0, code = 'fake-code', wantsAddress = false, wantsBase64 = false } = options
  const shape: Shape = {
    seed: 1,
    today: jstDay(new Date()),
    live: 90_000,
    ended: 500_000,
    bikes: 7000,
    ...options,
  }
  let share = options.faults ?? 0
  const tables = createTables(shape)
  const counts = { asked: 0, faulty: 0, atOnce: 0 }
  let open = 0

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake')
    counts.asked += 1
    open += 1
    counts.atOnce = Math.max(counts.atOnce, open)
    response.once('close', () => {
      open -= 1
    })
    const body = url.pathname === '/api/close/getAuc' ? bikes(url) : sql(url)
    const fault = faultOf(shape.seed, counts.asked, share)
    if (fault !== null) {
      counts.faulty += 1
      return misbehave(fault, response, body)
    }
    return send(request, response, body)
  })

  function sql({ searchParams: asked }: URL): Buffer {
    if (asked.get('code') !== code) return Buffer.from(`error: wrong code ${asked.get('code')}`)
    if (wantsAddress && !asked.get('ip')) return Buffer.from('error: ip of the user is required')
    const statement = parseStatement(
      wantsBase64 ? Buffer.from(asked.get('q') ?? '', 'base64').toString() : (asked.get('sql') ?? ''),
    )
    if (statement === null) return Buffer.from('You have an error in your SQL syntax')
    if (!['main', 'stats', 'bike'].includes(statement.table)) return Buffer.from("Table doesn't exist")
    const rows: Row[] = statement.isCount
      ? [{ TAG0: String(tables.count(statement)) }]
      : tables.rows(statement)
    return answerOf(rows, {
      json: asked.has('json'),
      gzip: asked.has('gzip'),
      inCapitals: counts.asked % 2 === 0,
    })
  }

  function bikes({ searchParams: asked }: URL): Buffer {
    if (!asked.get('key')?.startsWith(code)) return Buffer.from(JSON.stringify({ error: 'Invalid API key' }))
    const isTest = asked.get('key')?.includes('test') ?? false
    const page = isTest ? 1 : Math.max(1, Number(asked.get('page') ?? 1))
    const from = (page - 1) * mostRows
    const rows = Array.from(
      { length: isTest ? 10 : Math.max(0, Math.min(mostRows, shape.bikes - from)) },
      (_, at) => {
        const { images = '', ...row } = bikeRow(shape, from + at)
        return { ...row, images: images.split('#') }
      },
    )
    const pages = isTest ? {} : { total_pages: Math.ceil(shape.bikes / mostRows) }
    return Buffer.from(JSON.stringify({ ...pages, data: rows }))
  }

  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    sqlUrl: `${origin}/xml/xml`,
    bikesUrl: `${origin}/api/close/getAuc`,
    tables,
    counts,
    setFaults: (next) => {
      share = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function send(_request: IncomingMessage, response: ServerResponse, body: Buffer) {
  response
    .writeHead(200, { 'content-type': 'text/xml; charset=utf-8', 'content-length': body.length })
    .end(body)
}
