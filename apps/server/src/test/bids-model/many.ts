import { type Bid, type Command, lots } from './shapes.ts'

/** The part of the model that many at once go through. */
type Model = {
  bidOn: (on: { client: number; lot: number }) => Bid | undefined
  moveAll: (bids: readonly Bid[], group: number) => string
}
type Many = Extract<Command, { do: 'autoMany' | 'groupMany' }>
const bidding = 2

/** 'done' with the lots of those that were moved, then what the others were refused for; of groups all are, or none. */
export function switchMany(model: Model, command: Many): string {
  const bids = command.lots.flatMap((lot) => model.bidOn({ client: command.client, lot }) ?? [])
  if (bids.length === 0) return 'bid_not_found'
  if (command.do === 'groupMany') {
    const moving = bids.filter(({ group }) => (group?.number ?? -1) !== command.group)
    const says = moving.length === 0 ? 'done' : model.moveAll(moving, command.group)
    return says === 'done' ? ['done', ...moving.map(({ lot }) => lot)].join(' ') : says
  }
  const moved: number[] = []
  const skipped: string[] = []
  const change = autoOf(command)
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
