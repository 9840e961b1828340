import type { Output } from '@seriba/contracts/contract'
import type { viewBalance as contract } from '@seriba/contracts/money'
import type { Actor } from '@seriba/domain/access/actor'
import { readProfile } from '@seriba/server-account/profile.repository'
import { balanceOf } from '@seriba/server-credit/credit'
import type { AppContext } from '@seriba/server-kit/context'

/** The user's balance, and how much they can bid with it. */
export async function viewBalance(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
): Promise<Output<typeof contract>> {
  const [user, balanceInfo] = await Promise.all([
    readProfile(db, actor.userId),
    balanceOf(db, actor.userId, company.bidStep),
  ])
  return { success: true, detail: { userId: user.id, currency: user.currency }, balanceInfo }
}
