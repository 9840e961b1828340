import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../search/measure.ts'
import { type BidRequest, withBidServer } from './bid-server.ts'
import type { Desk } from './prepare-desk.ts'

export type SteadyLoad = { perSecond: number; p50: number; p95: number; p99: number; slowest: number }

/**
 * How long a buyer waits while others bid too: this many bids per second, each started at its moment whether or not
 * earlier ones have been answered, and timed from that moment (ms). The first 5 seconds warm up the server.
 */
export const steadyLoad = (
  databaseUrl: string,
  desk: Desk,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<SteadyLoad> =>
  withBidServer(databaseUrl, desk, async (origin, nextBid) => {
    const bid = timedBid(`${origin}/v1/bid/create`)
    await atRate(rate, 5, () => bid(nextBid()))
    const took = await atRate(rate, seconds, () => bid(nextBid()))
    return {
      perSecond: Math.round(took.length / seconds),
      p50: percentile(took, 0.5),
      p95: percentile(took, 0.95),
      p99: percentile(took, 0.99),
      slowest: Math.max(...took),
    }
  })

async function atRate<T>(rate: number, seconds: number, ask: () => Promise<T>): Promise<T[]> {
  const begun = performance.now()
  const asked: Promise<T>[] = []
  for (let n = 0; n < rate * seconds; n += 1) {
    const early = begun + (n * 1000) / rate - performance.now()
    if (early > 1) await wait(early)
    asked.push(ask())
  }
  return Promise.all(asked)
}

/** One of a hundred connections, like those of a hundred clients. */
/** Idle connections are closed here before the server closes them, which it might do while a request is on its way. */
const agent = new Agent({ keepAlive: true, maxSockets: 100, timeout: 30_000 })

const timedBid = (url: string) => async (asked: BidRequest) => {
  const begun = performance.now()
  const sent = request(url, { method: 'POST', headers: asked.headers, agent }).end(asked.body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  if (answer.statusCode !== 200) throw new Error(`A bid was answered with ${answer.statusCode}`)
  return performance.now() - begun
}
