import { bidStatus } from '@seriba/domain/bids/bid-status'
import { groupIsFilled } from '@seriba/domain/bids/group'
import type { Tx } from '@seriba/server-kit/db'
import { type BidRow, updateBid } from './bid.repository.ts'
import { changeWonCount, groupById } from './bid-groups.repository.ts'
import { stopFilledGroup } from './confirm-win.ts'
import { recordEdit, valuesOf } from './record-edit.ts'
import { reopenGroup } from './resume-stopped.ts'
import type { Change } from './status-change.ts'

const isWin = ({ status }: BidRow) => status === bidStatus.win

/** Wins by their former group. */
const winsLeaving = (bids: readonly BidRow[]): [number, BidRow[]][] =>
  [...Map.groupBy(bids.filter(isWin), (bid) => bid.group_id)].flatMap(([groupId, wins]) =>
    groupId === null ? [] : [[groupId, wins]],
  )

/** Gives bids another group, or none; wins count there from now on. */
export async function moveBids(tx: Tx, bids: readonly BidRow[], groupId: number | null) {
  for (const bid of bids) await updateBid(tx, bid.id, { values: { ...valuesOf(bid), group_id: groupId } })
  for (const [left, wins] of winsLeaving(bids)) await changeWonCount(tx, left, -wins.length)
  const wins = bids.filter(isWin).length
  if (groupId !== null && wins > 0) await changeWonCount(tx, groupId, wins)
}

/** The consequences of a move: histories and news, groups that resume without their wins, and one that these fill. */
export async function applyMove(
  tx: Tx,
  bids: readonly BidRow[],
  group: { id: number } | null,
  change: Change,
) {
  const groupId = group?.id ?? null
  for (const bid of bids)
    await recordEdit(tx, bid, { ...bid, group_id: groupId, version: bid.version + 1 }, change)
  for (const [left, wins] of winsLeaving(bids)) {
    const after = await groupById(tx, left)
    const wasFilled = groupIsFilled({ ...after, won: after.won + wins.length })
    const [win] = wins
    if (win && wasFilled && !groupIsFilled(after)) await reopenGroup(tx, win, after, change)
  }
  const lastWin = bids.findLast(isWin)
  if (groupId !== null && lastWin) await stopFilledGroup(tx, lastWin, await groupById(tx, groupId), change)
}
