import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/negotiations'
import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { findBid } from './bid.repository.ts'
import type { By } from './negotiate.ts'

/** Saves the person staff call at a bid's hall; all staff call them from then on. */
export function updateHallContact(
  { db }: { db: Db },
  actor: Actor,
  { bidId, ...input }: Input<typeof contracts.updateHallContact>,
  { ip }: By,
): Promise<void> {
  const contact = input.contact.trim()
  return withTransaction({ db }, async (tx) => {
    const { auction } = await findBid(tx, actor, bidId)
    const before = await tx
      .selectFrom('hall_contacts')
      .select('contact')
      .where('auction', '=', auction)
      .executeTakeFirst()
    if (contact)
      await tx
        .insertInto('hall_contacts')
        .values({ auction, contact })
        .onConflict((hall) => hall.column('auction').doUpdateSet({ contact }))
        .execute()
    else await tx.deleteFrom('hall_contacts').where('auction', '=', auction).execute()
    await recordAudit(tx, {
      actor,
      action: 'halls.contact',
      entity: 'halls',
      entityId: auction,
      before: { contact: before?.contact ?? '' },
      after: { contact },
      ip,
    })
  })
}
