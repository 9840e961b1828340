import { recordAudit } from '@seriba/server-kit/audit'
import type { Tx } from '@seriba/server-kit/db'
import type { EventAuthor } from '@seriba/server-kit/events'
import { sql } from 'kysely'
import type { Company } from './company.ts'
import { sectionsOf } from './company-sections.ts'
import { announceCompany, lockSettings, lockSettingsShared, storeSection } from './stored-sections.ts'

/** The last day of the closed period, locked against changes until the transaction ends. */
export async function lockedPeriod(tx: Tx, company: Company): Promise<string> {
  await lockSettings(tx)
  return (await storedPeriod(tx)) ?? company.closedUntil
}

/** The same for those who only rely on it; null if staff have stored none. */
export async function lockedPeriodOf(tx: Tx): Promise<string | null> {
  await lockSettingsShared(tx)
  return storedPeriod(tx)
}

async function storedPeriod(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select value->>'closedUntil' as day from company_settings where section = 'money'`.execute(tx)
  return rows[0]?.day ?? null
}

type Closing = {
  company: Company
  closedUntil: string
  by: EventAuthor & { caller: { ip: string } }
  about: object
}

/** Closes the accounting period through a day, under the lock taken by `lockedPeriod`. */
export async function closePeriod(tx: Tx, { company, closedUntil, by, about }: Closing) {
  const { rows } = await sql<{ money: object | null; version: number }>`
    select (select value from company_settings where section = 'money') as money,
      coalesce(max(version), 0) + 1 as version from company_settings`.execute(tx)
  const { money = null, version = 1 } = rows[0] ?? {}
  const before = { ...sectionsOf(company).money, ...money }
  const after = { ...before, closedUntil }
  await storeSection(tx, 'money', { value: after, version, by: by.actor.userId })
  await recordAudit(tx, {
    actor: by.actor,
    action: 'period.close',
    entity: 'company',
    entityId: 'money',
    before: { closedUntil: before.closedUntil },
    after: { closedUntil, ...about },
    ip: by.caller.ip,
  })
  await announceCompany(tx, by)
}
