import autocannon from 'autocannon'
import { withBidServer } from './bid-server.ts'
import type { Desk } from './prepare-desk.ts'

export type HttpLoad = { perSecond: number; p97_5: number }

/** A server that has just started still has to compile its code; PostgreSQL does not. Autocannon's types lack this. */
const warm = { warmup: { connections: 32, duration: 5 } }

/** Bids answered with 200 per second, over 32 connections. */
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
