import { type Bid, type Command, isLive, lots } from './shapes.ts'

/** The part of the model that many at once go through. */
type Model = {
  bidOn: (on: { client: number; lot: number }) => Bid | undefined
  edit: (bid: Bid, values: { amount: number; group: number }) => string
}
type Many = Extract<Command, { do: 'autoMany' | 'groupMany' }>
const [bidding, won] = [2, 6]

/** Each bid by itself: 'done' with the lots of those that were moved, then what the others were refused for. */
export function switchMany(model: Model, command: Many): string {
  const bids = command.lots.flatMap((lot) => model.bidOn({ client: command.client, lot }) ?? [])
  if (bids.length === 0) return 'bid_not_found'
  const moved: number[] = []
  const skipped: string[] = []
  const change = command.do === 'autoMany' ? autoOf(command) : groupOf(model, command, bids)
  for (const bid of bids) {
    const says = change(bid)
    if (says === 'done') moved.push(bid.lot)
    else if (says !== 'same') skipped.push(`${bid.lot}: ${says}`)
  }
  return ['done', ...moved, ...skipped].join(' ')
}

const autoOf =
  ({ on }: Extract<Command, { do: 'autoMany' }>) =>
  (bid: Bid) => {
    if (bid.status !== bidding || bid.lot === lots.stock) return 'auto_bid_status'
    if (bid.lot === lots.late) return 'auto_bid_too_late'
    if (bid.auto === on) return 'same'
    bid.auto = on
    return 'done'
  }

/** The first that comes into a new group opens it for those behind it. */
function groupOf(model: Model, command: Extract<Command, { do: 'groupMany' }>, bids: readonly Bid[]) {
  let asked = command.group
  const before = new Map(bids.map((bid) => [bid, { ...bid }]))
  return (bid: Bid) => {
    const was = before.get(bid)
    if ((was?.group?.number ?? -1) === asked) return 'same'
    if (!isLive(bid) && bid.status !== won) return 'bid_not_editable'
    // What an earlier one has stopped or brought back is not as it was read.
    if (bid.status !== was?.status) return 'stale'
    const says = model.edit(bid, { amount: bid.amount, group: asked })
    if (says === 'done' && asked === 0) asked = bid.group?.number ?? 0
    return says
  }
}
