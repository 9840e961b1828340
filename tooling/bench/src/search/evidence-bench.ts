import { loadavg } from 'node:os'
import { isWholeChassis } from '@seriba/domain/lots/evidence/earlier-auctions'
import { type LotToCompare, similarityCriteriaOf } from '@seriba/domain/lots/evidence/likeness'
import type { LotSearch } from '@seriba/server-catalogue/lot-search'
import { sqlLotSearch } from '@seriba/server-catalogue/sql-lot-search'
import type { Filled } from './filled-database.ts'
import { connections, load } from './http-load.ts'
import { indexEngine } from './index-engine.ts'
import { percentile, short, spread } from './measure.ts'
import { signIn, startServer } from './server-process.ts'

const lotsAsked = 2000
const warmUp = 8

type Lot = LotToCompare & { id: number; chassis: string }

/** Cars on live pages, the same in every run with the same lots. */
async function drawLots({ pool }: Filled): Promise<Lot[]> {
  const { rows } = await pool.query<Lot>(
    `select id, kind, maker, model, chassis, chassis_code as "chassisCode", year, condition, mileage, grade
    from lots where kind = 'car' and auction_at > now() order by md5(id::text) limit $1`,
    [lotsAsked],
  )
  return rows
}

/** Similar lots and earlier auctions for 2 000 lots: the index against PostgreSQL, and then over HTTP. */
export async function evidenceBench(filled: Filled, seconds: number) {
  const lots = await drawLots(filled)
  await compared(filled, lots)
  await overHttp(filled, lots, seconds)
}

async function compared(filled: Filled, lots: readonly Lot[]) {
  const engine = await indexEngine(filled)
  const now = new Date()
  const inSql = sqlLotSearch(filled.db, () => now)
  const took = { index: [] as number[], PostgreSQL: [] as number[] }
  let [different, sales] = [0, 0]
  try {
    for (const lot of lots) {
      const ours = await timed(took.index, () => askedOf(engine.index.lotSearch, lot))
      const theirs = await timed(took.PostgreSQL, () => askedOf(inSql, lot))
      sales += theirs.like?.sales.length ?? 0
      if (JSON.stringify(ours) !== JSON.stringify(theirs)) different += 1
    }
  } finally {
    await engine.close()
  }
  console.log(
    `evidence: ${different} of ${lots.length} lots differ from PostgreSQL's; ${(sales / lots.length).toFixed(0)} sales a lot; p50 / p95 / max ms: index ${spread(took.index)}, PostgreSQL ${spread(took.PostgreSQL)}; load ${loadavg()[0]?.toFixed(1)}`,
  )
}

/** What a lot's evidence and history are made from. */
async function askedOf(search: LotSearch, lot: Lot) {
  const like = similarityCriteriaOf(lot)
  const { maker, model, chassis } = lot
  return {
    like: like && (await search.likeLots(like)),
    same: isWholeChassis(chassis) ? await search.sameChassis({ kind: 'car', maker, model, chassis }) : [],
  }
}

async function timed<T>(took: number[], ask: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const answer = await ask()
  took.push(performance.now() - began)
  return answer
}

async function overHttp(filled: Filled, lots: readonly Lot[], seconds: number) {
  const server = await startServer(filled)
  try {
    const cookie = await signIn(filled, 'client')
    for (const part of ['price-evidence', 'earlier-auctions']) {
      let asked = 0
      const next = () => `/v1/car-auction/${part}?id=${lots[asked++ % lots.length]?.id}`
      await load({ origin: server.origin, cookie, next, seconds: warmUp })
      for (const clients of [connections, 1]) {
        const { took, failed } = await load({ origin: server.origin, cookie, next, seconds, clients })
        console.log(
          `${part} over HTTP, connections: ${clients}, ${Math.round(took.length / seconds)} a second, p50 ${short(percentile(took, 0.5))} ms, p95 ${short(percentile(took, 0.95))} ms, ${failed} failed; load ${loadavg()[0]?.toFixed(1)}`,
        )
      }
    }
  } finally {
    await server.stop()
  }
}
