import type { Tx } from '@seriba/server-kit/db'
import type { BidRow } from './bid.repository.ts'
import type { EventFacts } from './bid-event.ts'
import type { EditedValues } from './bid-log.ts'

const edits = ['amount', 'group_id', 'adjustment_price', 'bid_type'] as const
type Values = Pick<BidRow, (typeof edits)[number]>

export const isEdited = (before: BidRow, after: BidRow) => edits.some((name) => before[name] !== after[name])

/** What has changed in a bid, for its history: names are stored as they were at the time. */
export async function editedValues(tx: Tx, before: Values, after: Values): Promise<EditedValues> {
  const step = <T>(from: T, to: T) => ({ from, to })
  return {
    ...(before.amount !== after.amount && { amount: step(before.amount, after.amount) }),
    ...(before.group_id !== after.group_id && {
      group: step(await labelOf(tx, before.group_id), await labelOf(tx, after.group_id)),
    }),
    ...(before.adjustment_price !== after.adjustment_price && {
      overbid: step(before.adjustment_price, after.adjustment_price),
    }),
    ...(before.bid_type !== after.bid_type && {
      exportType: step(await namesOf(tx, before.bid_type), await namesOf(tx, after.bid_type)),
    }),
  }
}

/** The group that a bid was moved to, for its news; null means none. */
export async function movedTo(tx: Tx, before: BidRow, after: BidRow): Promise<Pick<EventFacts, 'group'>> {
  if (before.group_id === after.group_id) return {}
  const group = await groupOf(tx, after.group_id)
  return { group: group ? { label: group.label, cars: group.quota } : null }
}

const labelOf = async (tx: Tx, groupId: number | null) => (await groupOf(tx, groupId))?.label ?? null

async function groupOf(tx: Tx, groupId: number | null) {
  if (groupId === null) return undefined
  const group = tx.selectFrom('bid_groups').select(['label', 'quota']).where('id', '=', groupId)
  return group.executeTakeFirst()
}

async function namesOf(tx: Tx, typeId: number | null) {
  if (typeId === null) return null
  const type = tx.selectFrom('bid_types').select(['label_en', 'label_ru']).where('id', '=', typeId)
  const names = await type.executeTakeFirst()
  return names ? { en: names.label_en, ru: names.label_ru } : null
}
