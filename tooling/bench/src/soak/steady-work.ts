import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../search/random.ts'
import type { Company } from '../storm/prepare-company.ts'

export type Rates = { bids: number; searches: number }

/** Answers by status; 'bid' counts those that were placed. */
export type Done = { bid: number; refused: number; search: number; failed: string[] }

type Work = { origin: string; company: Company; random: Random; rates: Rates; untilMs: number }

/** Idle connections are closed here before the server closes them, which it might do while a request is on its way. */
const agent = new Agent({ keepAlive: true, maxSockets: 100, timeout: 30_000 })
/** So few that their amounts can change for hours within the buyer's credit. */
const lotsBidOn = 12
const searches = [
  '/car-auction/listing?page=1&pageSize=20',
  '/car-auction/filters',
  '/car-auction/listing?page=1&pageSize=20&yearFrom=2020',
]

/** Bids and searches at their rates, each one started at its moment, until the time is up. */
export async function steadyWork({ origin, company, random, rates, untilMs }: Work, done: Done) {
  const ask = async (kind: 'bid' | 'search', method: string, path: string, cookie: string, body?: object) => {
    try {
      const headers = { cookie, origin, ...(body && { 'content-type': 'application/json' }) }
      const sent = request(`${origin}/v1${path}`, { method, headers, agent })
      sent.end(body && JSON.stringify(body))
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      await once(answer.resume(), 'end')
      const { statusCode = 0 } = answer
      if (statusCode < 300) done[kind] += 1
      else if (kind === 'bid' && statusCode === 402) done.refused += 1
      else done.failed.push(`${method} ${path}: ${statusCode}`)
    } catch (error) {
      done.failed.push(`${method} ${path}: ${(error as Error).message}`)
    }
  }
  const bid = () => {
    const buyer = random.one(company.buyers)
    const amount = 5000 * random.between(60, 400)
    const wish = {
      carId: String(random.one(buyer.lots.slice(0, lotsBidOn))),
      lotType: 'auction',
      amount,
      confirm: 1,
    }
    return ask('bid', 'POST', '/bid/create', buyer.cookie, wish)
  }
  const search = () => ask('search', 'GET', random.one(searches), random.one(company.buyers).cookie)
  await Promise.all([atRate(rates.bids, untilMs, bid), atRate(rates.searches, untilMs, search)])
}

async function atRate(rate: number, untilMs: number, ask: () => Promise<void>) {
  const begun = performance.now()
  const asked = new Set<Promise<void>>()
  for (let n = 0; performance.now() < untilMs; n += 1) {
    const early = begun + (n * 1000) / rate - performance.now()
    if (early > 1) await wait(early)
    const one = ask().finally(() => asked.delete(one))
    asked.add(one)
  }
  await Promise.all(asked)
}
