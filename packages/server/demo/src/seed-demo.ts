import { people } from '@seriba/demo/people'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type pg from 'pg'
import { reopenDemoAccounts } from './close-accounts.ts'
import type { DemoSize } from './demo-lots.ts'
import { seedCosts } from './seed-costs.ts'
import { seedDeposits } from './seed-deposits.ts'
import { seedFeeds } from './seed-feeds.ts'
import { seedInvoices } from './seed-invoices.ts'
import { seedLots } from './seed-lots.ts'
import { seedNegotiations } from './seed-negotiations.ts'
import { seedOffers } from './seed-offers.ts'
import { seedReadings } from './seed-readings.ts'
import { seedSaved } from './seed-saved.ts'
import { seedScenario } from './seed-scenario.ts'
import { seedTerms } from './seed-terms.ts'
import { seedTranslations } from './seed-translations.ts'
import { loadHalls, seedUsers } from './seed-users.ts'
import { seedWebhooks } from './seed-webhooks.ts'

type Options = DemoSize & {
  now?: Date
  /** Whether the demo company's own pages are served, rather than those of a file. */
  ownTexts?: boolean
  /** The server's secret, with which webhook secrets are encrypted; without it there are no webhooks. */
  secret?: string
  /** Lots read so far. */
  onProgress?: (lots: number) => void
}

export type DemoSummary = {
  /** Lots added this time; 0 if every day already had its lots. */
  lots: number
  /** Lots per second. */
  rate: number
  /** False if the people and their bids already existed. */
  people: boolean
  seconds: number
}

/**
 * Brings the demo company up to date: adds lots for the days that have none, and once, its people with what they did.
 * If several processes start together, each waits for the one before it.
 */
export async function seedDemo(
  { db, pool }: { db: Db; pool: pg.Pool },
  { now = new Date(), ownTexts = true, secret, onProgress, ...size }: Options,
): Promise<DemoSummary> {
  const started = performance.now()
  return withTransaction({ db }, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo company'))`.execute(tx)
    const lots = await seedLots({ db, pool }, size, now, onProgress)
    await loadHalls(tx)
    await seedCosts(tx, now)
    const isNew = !(await hasPeople(tx))
    if (!isNew) await reopenDemoAccounts(tx)
    else {
      const accounts = await seedUsers(tx, now)
      await seedScenario(tx, accounts, size, now)
      await seedInvoices(tx, accounts)
      await seedSaved(tx, accounts, now)
      await seedNegotiations(tx, accounts, now)
      await seedOffers(tx, accounts, now)
      await seedTranslations(tx, accounts, now)
      await seedReadings(tx, now)
      await seedDeposits(tx, accounts, now)
      await seedFeeds(tx, accounts, size, now)
      if (secret !== undefined) await seedWebhooks(tx, accounts, secret, now)
      if (ownTexts) await seedTerms(tx, accounts, now)
    }
    return {
      lots: lots?.written ?? 0,
      rate: lots ? Math.round(lots.read / lots.seconds) : 0,
      people: isNew,
      seconds: (performance.now() - started) / 1000,
    }
  })
}

async function hasPeople(tx: Tx): Promise<boolean> {
  const emails = people.map(({ email }) => email)
  const found = await tx.selectFrom('users').select('id').where('email', 'in', emails).limit(1).execute()
  return found.length > 0
}
