import { lotId } from '@seriba/contracts/fields'
import type { LotKind } from '@seriba/domain/lots/page-types'
import type { Db } from '@seriba/server-kit/db'

/** Whether there is a lot of that number and type, no matter who may see it. */
export async function isLot(db: Db, { kind, id }: { kind: LotKind; id: string }): Promise<boolean> {
  if (!lotId().safeParse(id).success) return false
  const lot = await db.selectFrom('lots').select('kind').where('id', '=', Number(id)).executeTakeFirst()
  return lot?.kind === kind
}
