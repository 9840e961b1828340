import { openClient } from '@seriba/server-kit/open-client'
import type pg from 'pg'

export type Kind = 'change' | 'new lot' | 'listing'
export type Wait = { kind: Kind; began: Date; ms: number }

const pauseMs = 5
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

/**
 * Feeds and readers of lots, each on a connection of its own, until `stop` is called: every statement's time is
 * recorded. A change adds one yen, so that what was acknowledged can be counted afterwards.
 */
export function startWork(url: string, lots: number) {
  const waits: Wait[] = []
  let running = true
  let nextNumber = 10_000_000

  const changeLot = (client: pg.Client) =>
    client.query('update lots set start_price = start_price + 1 where lot_no = $1 and id = $1', [
      1 + Math.floor(Math.random() * lots),
    ])
  const addLot = (client: pg.Client) => {
    nextNumber += 1
    return client.query(
      `insert into lots (kind, auction, auction_at, auction_day, lot_no, maker, model, status)
      values ('car', 'USS Tokyo 1', now(), now()::date, $1, 'Toyota', 'Model 1', 4532)`,
      [nextNumber],
    )
  }
  const readListing = (client: pg.Client) =>
    client.query(
      `select * from lots where kind = 'car' and maker = 'Toyota' and model = $1 order by auction_day desc limit 20`,
      [`Model ${Math.floor(Math.random() * 300)}`],
    )

  const worker = async (kind: Kind, work: (client: pg.Client) => Promise<unknown>) => {
    const client = await openClient(url, 'seriba bench')
    while (running) {
      const began = new Date()
      const from = performance.now()
      await work(client)
      waits.push({ kind, began, ms: performance.now() - from })
      await pause()
    }
    await client.end()
  }
  const workers = [
    worker('change', changeLot),
    worker('change', changeLot),
    worker('new lot', addLot),
    worker('listing', readListing),
  ]
  return {
    /** Stops the work and returns how long each statement took. A statement that failed is thrown here. */
    async stop(): Promise<Wait[]> {
      running = false
      await Promise.all(workers)
      return waits
    },
  }
}
