import type { SectionName } from '@seriba/contracts/company'
import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'
import { sql } from 'kysely'

/** Two people who change settings at the same time take turns. */
export const lockSettings = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('company settings'))`.execute(tx)

/** Keeps settings unchanged until the transaction ends; many can rely on that at once. */
export const lockSettingsShared = (tx: Tx) =>
  sql`select pg_advisory_xact_lock_shared(hashtext('company settings'))`.execute(tx)

type Stored = {
  /** None resets the part to the company's file. */
  value: object | null | undefined
  version: number
  by: number
}

export async function storeSection(tx: Tx, section: SectionName, { value, version, by }: Stored) {
  const row = {
    value: value ? JSON.stringify(value) : null,
    version,
    changed_at: new Date(),
    changed_by: by,
  }
  await tx
    .insertInto('company_settings')
    .values({ section, ...row })
    .onConflict((conflict) => conflict.column('section').doUpdateSet(row))
    .execute()
}

/** Tells every process and every page that the company has changed. */
export async function announceCompany(tx: Tx, by: EventAuthor) {
  await sql`select pg_notify('company', '')`.execute(tx)
  await recordEvent(tx, {
    name: 'notification',
    rooms: [socketRooms.everybody],
    payload: { eventType: 'companyChanged' },
    by,
  })
}
