import type { Tx } from '@seriba/server-kit/db'
import type { Account } from './locked-account.ts'

/** Opens or closes bidding of a locked account. */
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
