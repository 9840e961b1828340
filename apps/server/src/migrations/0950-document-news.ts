import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Emails about documents used to be turned off together with those about shipments.
    update users set notifications_off = array_append(notifications_off, 'document.email')
      where 'shipment.email' = any(notifications_off) and not 'document.email' = any(notifications_off)
  `.execute(db)
}
