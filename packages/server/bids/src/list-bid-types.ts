import type { TypeOption } from '@seriba/contracts/bids'
import type { Db } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'

/** The ways a vehicle can be shipped, as offered to each side of the desk. */
export async function listBidTypes(
  { db }: { db: Db },
  side: 'for_buyers' | 'for_managers',
  language: Language,
): Promise<TypeOption[]> {
  const types = await db
    .selectFrom('bid_types')
    .selectAll()
    .where(side, '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return types.map((type) => ({
    value: type.id,
    label: type[`label_${language}`],
    description: type[`description_${language}`],
  }))
}
