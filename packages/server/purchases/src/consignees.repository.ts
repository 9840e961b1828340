import type { Consignee } from '@seriba/contracts/consignees'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

const columns = [
  'consignees.id',
  'consignees.client_id',
  'full_name as fullName',
  'consignees.company',
  'consignees.address',
  'consignees.country_id as countryId',
  'consignees.city',
  'consignees.port',
  'telephone',
  'consignees.email',
  'payment_method as paymentMethod',
] as const

export async function findConsignee(db: Db | Tx, id: number | null): Promise<Consignee | null> {
  const found = await findWithClient(db, id)
  if (!found) return null
  const { client_id, ...consignee } = found
  return consignee
}

export const findWithClient = (db: Db | Tx, id: number | null) =>
  id === null
    ? Promise.resolve(undefined)
    : db
        .selectFrom('consignees')
        .select(columns)
        .where('consignees.id', '=', sql<number>`${id}::bigint`)
        .executeTakeFirst()

/** Those named on a client's purchases, the most used first; of identical ones the latest. */
export async function consigneesOf(db: Db, clientId: number) {
  const { rows } = await sql<{ value: number; label: string; port: string | null; used: number }>`
    select value, label, port, used from (
      select distinct on (lower(full_name), lower(coalesce(company, '')), lower(address))
        id as value, coalesce(nullif(company, ''), full_name) as label, coalesce(port, city) as port,
        (sum(uses) over (partition by lower(full_name), lower(coalesce(company, '')), lower(address)))::int as used
      from (
        select c.*, (
          select count(*) from purchases p where p.consignee_id = c.id or p.notify_party_id = c.id
        ) as uses
        from consignees c where c.client_id = ${clientId}::bigint
      ) counted
      order by lower(full_name), lower(coalesce(company, '')), lower(address), id desc
    ) alike
    order by used desc, value desc`.execute(db)
  return rows
}

export type PartyValues = Omit<Consignee, 'id'>

/** Rows are never changed: an edit saves a copy, so that documents made with the old address stay correct. */
export async function storeParty(tx: Tx, clientId: number, party: PartyValues): Promise<number> {
  const { id } = await tx
    .insertInto('consignees')
    .values({
      client_id: clientId,
      full_name: party.fullName,
      company: party.company,
      address: party.address,
      country_id: party.countryId,
      city: party.city,
      port: party.port,
      telephone: party.telephone,
      email: party.email,
      payment_method: party.paymentMethod,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
