import { setTimeout as sleep } from 'node:timers/promises'
import { openClient } from '@seriba/server-kit/open-client'
import type { Person } from '../storm/prepare-company.ts'

const mostMs = 20_000
const lookMs = 200

/** Adds this many lots of one maker. */
export async function addLots(url: string, maker: string, count: number) {
  await asking(url, (client) =>
    client.query(
      `insert into lots (kind, auction, auction_at, auction_day, lot_no, maker, model, year, start_price, status)
       select 'car', 'USS ' || $1::text, now() + interval '1 day', (now() + interval '1 day')::date, n, $1::text, 'Alphard',
         2021, 100000, 4532
       from generate_series(1, $2::integer) as n`,
      [maker, count],
    ),
  )
}

/** Processes whose index never contains as many lots of each maker as the database, one per line. */
export async function staleIndexes(
  url: string,
  origins: readonly string[],
  { cookie }: Person,
  makers: readonly string[],
): Promise<string[]> {
  const stored = await asking(url, async (client) => {
    const { rows } = await client.query<{ maker: string; count: string }>(
      'select maker, count(*) from lots where maker = any($1) group by maker',
      [makers],
    )
    return new Map(rows.map(({ maker, count }) => [maker, Number(count)]))
  })
  const found = async (origin: string, maker: string) => {
    const answer = await fetch(`${origin}/v1/car-auction/listing?makerId=${maker}`, { headers: { cookie } })
    const { result } = (await answer.json()) as { result?: { pageInfo: { totalSearchResults: number } } }
    return result?.pageInfo.totalSearchResults
  }
  const deadline = performance.now() + mostMs
  const settled = async (origin: string, maker: string) => {
    for (;;) {
      const lots = await found(origin, maker)
      if (lots === (stored.get(maker) ?? 0)) return []
      if (performance.now() > deadline)
        return [`${origin} finds ${lots} lots of ${maker}, and the database has ${stored.get(maker) ?? 0}`]
      await sleep(lookMs)
    }
  }
  const lines = await Promise.all(origins.flatMap((origin) => makers.map((maker) => settled(origin, maker))))
  return lines.flat()
}

async function asking<T>(url: string, work: (client: Awaited<ReturnType<typeof openClient>>) => Promise<T>) {
  const client = await openClient(url, 'seriba bench')
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
