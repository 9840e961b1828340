import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { indexPayments as paymentsAsked } from '@seriba/contracts/payments-desk'
import { indexPurchases as purchasesAsked } from '@seriba/contracts/purchases'
import { listOwed as owedAsked } from '@seriba/contracts/receivables'
import { readCompany } from '@seriba/server-company/company'
import { createDb, createPool } from '@seriba/server-kit/db'
import { indexPayments } from '@seriba/server-money/desk/index-payments'
import { listOwed } from '@seriba/server-money/receivables/list-owed'
import { startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import { indexPurchases } from '@seriba/server-purchases/index-purchases'
import { sql } from 'kysely'
import { parse } from 'zod/mini'
import { percentile, short } from '../search/measure.ts'
import { prepareDesks } from './prepare-desks.ts'

/** Pages of purchases and payments as staff request them, compared with one plain count of the ledger. */
export async function desksBench(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { clients: { type: 'string', default: '1250' }, rounds: { type: 'string', default: '40' } },
  })
  const folder = await mkdtemp('/var/tmp/seriba-bench-')
  const postgres = await startEmbeddedPostgres(folder)
  const db = createDb(createPool({ url: postgres.url, max: 8 }))
  try {
    const { purchases, lines } = await prepareDesks(db, Number(values.clients))
    const context = { db, company: readCompany(undefined) }
    const ofPurchases = (asked: object) => () => indexPurchases(context, parse(purchasesAsked.input, asked))
    const ofPayments = (asked: object) => () => indexPayments(context, parse(paymentsAsked.input, asked))
    const { rows: some } = await sql<{
      id: number
    }>`select min(id) as id from users where user_type = 2`.execute(db)
    const asked: [string, () => Promise<unknown>][] = [
      ['a count of the ledger', () => sql`select count(*) from ledger`.execute(db)],
      ['purchases', ofPurchases({})],
      ['purchases, the hundredth page', ofPurchases({ page: 100 })],
      ['purchases, one status', ofPurchases({ status: [0] })],
      ['purchases, a text', ofPurchases({ search: 'SB77' })],
      ['purchases, a client’s name', ofPurchases({ search: 'Client 77' })],
      ['payments', ofPayments({})],
      ['payments, the hundredth page', ofPayments({ page: 100 })],
      ['payments, a text', ofPayments({ search: 'PAID77' })],
      ['payments of one client', ofPayments({ clientId: some[0]?.id })],
      ['debts', () => listOwed(context, parse(owedAsked.input, {}))],
    ]
    console.log(
      `${purchases} purchases, ${lines} lines of the ledger, pages of 50, load ${loadavg()[0]?.toFixed(1)}`,
    )
    console.table(await measured(asked, Number(values.rounds)))
  } finally {
    await db.destroy()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measured(asked: readonly [string, () => Promise<unknown>][], rounds: number) {
  const rows = []
  for (const [what, ask] of asked) {
    await ask()
    const took: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now()
      await ask()
      took.push(performance.now() - began)
    }
    rows.push({ what, 'p50 ms': short(percentile(took, 0.5)), 'p95 ms': short(percentile(took, 0.95)) })
  }
  return rows
}
