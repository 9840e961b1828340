import { permissionsOf } from '@seriba/domain/access/permission-templates'
import { roleName } from '@seriba/domain/access/roles'
import { breaksDeposit } from '@seriba/domain/money/deposit'
import type { Tx } from '@seriba/server-kit/db'
import type { Account } from './locked-account.ts'

/** Whether bidding is open and a reversal or refund leaves less than the deposit; yen, all that was paid in. */
export function losesDeposit(
  { role_id, permissions }: Pick<Account, 'role_id' | 'permissions'>,
  received: { before: number; after: number },
  deposit: number,
): boolean {
  const role = roleName(role_id)
  const isOpen = role !== undefined && permissionsOf(role, permissions).biddingAllowed
  return isOpen && breaksDeposit(received.before, received.after, deposit)
}

/** Opens or closes bidding for a locked account. */
export const setBidding = (
  tx: Tx,
  { id, permissions }: Pick<Account, 'id' | 'permissions'>,
  biddingAllowed: boolean,
) =>
  tx
    .updateTable('users')
    .set({ permissions: JSON.stringify({ ...permissions, biddingAllowed }) })
    .where('id', '=', id)
    .execute()
