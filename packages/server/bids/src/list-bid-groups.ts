import type * as contracts from '@seriba/contracts/bids'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { groupQuota, newGroup } from '@seriba/domain/bids/group'
import type { Db } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import { openGroups } from './bid-groups.repository.ts'
import { biddingClient } from './bidding-client.ts'

/** The groups a bid may join, and the one it may open. */
export async function listBidGroups(
  { db }: { db: Db },
  actor: Actor,
  { userId }: Input<typeof contracts.bidGroups>,
  language: Language,
): Promise<Output<typeof contracts.bidGroups>> {
  const groups = await openGroups(db, await biddingClient(db, actor, userId), new Date())
  return [
    ...groups.map(({ number, label, quota, bids, won }) => ({
      value: number,
      label,
      cars: quota,
      bids,
      won,
    })),
    { value: newGroup, label: newGroupLabel[language], cars: groupQuota.initial, bids: 0, won: 0 },
  ]
}

const newGroupLabel: Record<Language, string> = { en: 'New group', ru: 'Новая группа' }
