import type { DayBid, DayHall } from '@seriba/contracts/auction-day'
import { dayState, expectedAt, quarterMs, quarterOf } from '@seriba/domain/bids/auction-day'
import { groupThousands } from '@seriba/domain/format/number'
import { fitsIn, linesOf } from './text-lines.ts'

/** px; must match the style sheet. */
export const sizes = {
  done: 24,
  open: 56,
  hand: 30,
  /** An additional line of a long name. */
  line: 16,
  gap: 3,
  pad: 3,
  column: 208,
  head: 50,
  time: 52,
  /** How far the current time extends above its line: before the first lot it must not be under the headings. */
  now: 8,
}

export type DayLane = { name: string; hall: DayHall | null; cells: ReadonlyMap<number, readonly DayBid[]> }
export type DayRow = { start: number; top: number; height: number }
export type DayLayout = {
  lanes: readonly DayLane[]
  rows: readonly DayRow[]
  height: number
  halls: ReadonlyMap<string, DayHall>
  single: boolean
}

export const isDone = (bid: DayBid) => dayState(bid) !== 'open'

/** The maximum number of lines for a name in a slot; its style sheet truncates there, too. */
const most = { model: 2, client: 3, done: 2 }
/** px for text in a slot of the narrowest lane, and of a phone's single lane. */
const rooms = { lane: { open: 130, done: 64 }, single: { open: 240, done: 120 } }
const mark = 19

/** Lines beyond the usual, so that long names of models and clients can be read in full. */
function furtherLines(bid: DayBid, single: boolean): number {
  const room = rooms[single ? 'single' : 'lane']
  if (isDone(bid))
    return linesOf(single ? `${bid.auctionName}, ${bid.model}` : bid.model, room.done, most.done) - 1
  const model = linesOf(bid.model, room.open - (bid.clash ? mark : 0), most.model) - 1
  const amount = `${bid.client} ${groupThousands(bid.maximum ?? bid.amount)}`
  // Next to its amount, or above it in lines of its own.
  const client = fitsIn(amount, room.open) ? 0 : linesOf(bid.client, room.open, most.client)
  return model + client
}

/** px for the number of a lot and its group, next to the time. */
const groupRoom = 77

/** Whether a slot's text does not fit its lines. Truncating text that fits would cost a clip per name in every frame. */
export function isTruncated(bid: DayBid, single: boolean): boolean {
  const room = rooms[single ? 'single' : 'lane']
  const exceeds = (text: string, px: number, lines: number) => linesOf(text, px, lines + 1) > lines
  if (isDone(bid))
    return exceeds(single ? `${bid.auctionName}, ${bid.model}` : bid.model, room.done, most.done)
  return (
    exceeds(bid.model, room.open - (bid.clash ? mark : 0), most.model) ||
    exceeds(bid.client, room.open, most.client) ||
    (bid.group !== null && !fitsIn(`${bid.lotNo} ${bid.group}`, groupRoom))
  )
}

/** The maximum height of a bid: one that is over is a single line, and one that needs manual work says so below. */
export const heightOf = (bid: DayBid, single = false) =>
  (isDone(bid) ? sizes.done : sizes.open) +
  furtherLines(bid, single) * sizes.line +
  (bid.byHand === null ? 0 : sizes.hand)

const heightOfCell = (bids: readonly DayBid[], single: boolean) =>
  bids.reduce((sum, bid) => sum + heightOf(bid, single) + sizes.gap, 2 * sizes.pad - sizes.gap)

type Options = {
  /** All halls in one lane, if there is no room for several. */
  single?: boolean
  /** Quarters that end before this are omitted, unless something in them still needs manual work. */
  from?: number | undefined
}

/**
 * A lane for each hall and a row for each quarter of an hour that has a bid, as high as its fullest cell: lots that
 * run at the same time are side by side.
 */
export function layoutDay(
  bids: readonly DayBid[],
  halls: readonly DayHall[],
  { single = false, from = Number.NEGATIVE_INFINITY }: Options = {},
): DayLayout {
  const byName = new Map(halls.map((hall) => [hall.name, hall]))
  const timed = bids
    .map((bid) => ({ bid, at: timeOf(bid, byName.get(bid.auctionName)) }))
    .filter(({ bid, at }) => quarterOf(at) + quarterMs > from || bid.byHand !== null)
    .sort((a, b) => a.at - b.at || a.bid.lotNo - b.bid.lotNo || a.bid.bidId - b.bid.bidId)
  const starts = [...new Set(timed.map(({ at }) => quarterOf(at)))]
  const rowOf = new Map(starts.map((start, row) => [start, row]))
  const names = single
    ? ['']
    : halls.map(({ name }) => name).filter((name) => timed.some(({ bid }) => bid.auctionName === name))
  const cells = new Map(names.map((name) => [name, new Map<number, DayBid[]>()]))
  for (const { bid, at } of timed) {
    const lane = cells.get(single ? '' : bid.auctionName)
    const row = rowOf.get(quarterOf(at)) ?? 0
    lane?.set(row, [...(lane.get(row) ?? []), bid])
  }
  const lanes = names.map((name) => ({
    name,
    hall: byName.get(name) ?? null,
    cells: cells.get(name) ?? new Map(),
  }))
  let top = 0
  const rows = starts.map((start, row) => {
    const height = Math.max(...lanes.map((lane) => heightOfCell(lane.cells.get(row) ?? [], single)), 28)
    const placed = { start, top, height }
    top += height
    return placed
  })
  return { lanes, rows, height: top, halls: byName, single }
}

/** When its lot should come up, at its hall's pace. */
export const timeOf = (bid: DayBid, hall: DayHall | undefined | null): number =>
  expectedAt(bid.auctionDate, hall?.delayMs ?? null)

/** The position of a moment: inside its quarter, or before the first later one; null if the day is over. */
export function lineAt({ rows }: DayLayout, time: number): number | null {
  for (const { start, top, height } of rows) {
    if (time < start) return top
    if (time < start + quarterMs) return top + ((time - start) / quarterMs) * height
  }
  return null
}

/** Indexes of the rows that overlap a part of the board, and one more on each side. */
export function rowsIn({ rows }: DayLayout, top: number, bottom: number): [from: number, to: number] {
  const first = rows.findIndex((row) => row.top + row.height > top)
  if (first === -1) return [Math.max(0, rows.length - 1), rows.length]
  const after = rows.findIndex((row) => row.top >= bottom)
  return [Math.max(0, first - 1), Math.min(rows.length, (after === -1 ? rows.length : after) + 1)]
}

/** The position of a bid on the board. */
export function placeOf({ lanes, rows, single }: DayLayout, bidId: number) {
  for (const [lane, { cells }] of lanes.entries())
    for (const [row, bids] of cells) {
      const at = bids.findIndex((bid) => bid.bidId === bidId)
      if (at === -1) continue
      const above = bids.slice(0, at).reduce((sum, bid) => sum + heightOf(bid, single) + sizes.gap, sizes.pad)
      return { lane, row, top: (rows[row]?.top ?? 0) + above, bids, at }
    }
  return null
}

/** A lane's bids from top to bottom. */
export const bidsOfLane = ({ cells }: DayLane): DayBid[] =>
  [...cells].sort(([a], [b]) => a - b).flatMap(([, bids]) => bids)
