import type { Logistics } from '@seriba/domain/money/logistics'
import { terminalStatuses } from '@seriba/domain/money/purchase-moves'
import { hasRoom, voyageName } from '@seriba/domain/purchases/voyage'
import { notFound, throwIfRejected } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { PurchaseRow } from './purchases.repository.ts'

/**
 * Books purchases on a voyage, if it has room for them, with its ports and dates. Two simultaneous bookings take
 * turns.
 */
export async function bookVoyage(
  tx: Tx,
  id: number,
  purchases: readonly Pick<PurchaseRow, 'voyage_id'>[],
): Promise<{ id: number; logistics: Partial<Logistics> }> {
  const voyage = await tx
    .selectFrom('voyages')
    .selectAll()
    .where('id', '=', sql<number>`${id}::bigint`)
    .forUpdate()
    .executeTakeFirst()
  if (!voyage) return notFound()
  const joining = purchases.filter(({ voyage_id }) => voyage_id !== voyage.id).length
  if (joining > 0) throwIfRejected(hasRoom(voyage.capacity, (await carsOn(tx, voyage.id)) + joining))
  const { line, from_port, to_port, etd, eta } = voyage
  return {
    id: voyage.id,
    logistics: {
      shippingLine: line,
      voyage: voyageName(voyage),
      exportPort: from_port,
      dischargePort: to_port,
      etd,
      eta,
    },
  }
}

/** Purchases that keep their place on a ship until they drop out. */
export const takesPlace = sql<boolean>`(taken_back_at is null and (status is null or status <> all(${[...terminalStatuses]}::int[])))`

async function carsOn(tx: Tx, voyageId: number): Promise<number> {
  const { cars } = await tx
    .selectFrom('purchases')
    .select((eb) => eb.fn.countAll<number>().as('cars'))
    .where('voyage_id', '=', voyageId)
    .where(takesPlace)
    .executeTakeFirstOrThrow()
  return cars
}
