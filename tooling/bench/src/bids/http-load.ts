import autocannon from 'autocannon'
import { withBidServer } from './bid-server.ts'
import type { Desk } from './prepare-desk.ts'

export type HttpLoad = { perSecond: number; p97_5: number }

/** A server that was just started has yet to compile its code; PostgreSQL has not. Autocannon's types lack it. */
const warm = { warmup: { connections: 32, duration: 5 } }

/** Bids that were answered with 200, a second, by 32 connections. */
export const loadOverHttp = (databaseUrl: string, desk: Desk, seconds: number): Promise<HttpLoad> =>
  withBidServer(databaseUrl, desk, async (origin, nextBid) => {
    const result = await autocannon({
      url: `${origin}/v1/bid/create`,
      method: 'POST',
      connections: 32,
      duration: seconds,
      ...warm,
      requests: [{ setupRequest: (request) => ({ ...request, ...nextBid() }) }],
    })
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(`${result.non2xx} bids were refused and ${result.errors} failed`)
    }
    return { perSecond: Math.round(result['2xx'] / result.duration), p97_5: result.latency.p97_5 }
  })
