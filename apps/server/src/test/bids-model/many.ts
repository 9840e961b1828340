import { type Bid, type Command, type Group, isFilled, isLive, lots } from './shapes.ts'

/** The part of the model for commands on many bids at once. */
type Model = {
  bidOn: (on: { client: number; lot: number }) => Bid | undefined
  groupFor: (client: number, lot: number, named: number, own: undefined) => Group | null | string
  exposure: (client: number) => number
  budgets: { spans: (client: number) => Spans }
  refusalOf: (client: number, before: { exposure: number; spans: Spans }) => string | null
  resume: (which: (bid: Bid) => boolean) => number
  stopGroup: (group: Group) => void
}
type Spans = Map<string, { spent: number; cap: number }>
type Many = Extract<Command, { do: 'autoMany' | 'groupMany' }>
const [bidding, won] = [2, 6]

/** 'done' with the lots of moved bids, and then the refusals of the others; groups move all bids or none. */
export function switchMany(model: Model, command: Many): string {
  const bids = command.lots.flatMap((lot) => model.bidOn({ client: command.client, lot }) ?? [])
  if (bids.length === 0) return 'bid_not_found'
  if (command.do === 'groupMany') {
    const moving = bids.filter(({ group }) => (group?.number ?? -1) !== command.group)
    const says = moving.length === 0 ? 'done' : moveAll(model, moving, command.group)
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

/** Moves all of a client's bids to one group, or none: held credit is compared before and after the whole move. */
function moveAll(model: Model, bids: readonly Bid[], named: number): string {
  const [first] = bids as [Bid]
  const { client } = first
  for (const bid of bids) if (!isLive(bid) && bid.status !== won) return 'bid_not_editable'
  if (named !== -1 && bids.some(({ lot }) => lot === lots.stock)) return 'group_of_stock'
  const group = model.groupFor(client, -1, named, undefined)
  if (typeof group === 'string') return group
  const wins = bids.filter(({ status }) => status === won)
  const live = bids.length - wins.length
  if (group && named === 0) group.quota = wins.length + Math.min(live, 1)
  const wanted = group ? group.quota - group.won : Infinity
  if (wins.length > wanted || (live > 0 && wins.length >= wanted)) return 'group_closed'
  const before = { exposure: model.exposure(client), spans: model.budgets.spans(client) }
  const left = new Map(bids.map((bid) => [bid, bid.group]))
  const filled = new Set([...left.values()].filter((one) => one && isFilled(one)))
  join(bids, () => group)
  // A win is binding, whatever is left of the credit.
  const refusal = live > 0 ? model.refusalOf(client, before) : null
  if (refusal) {
    join(bids, (bid) => left.get(bid) ?? null)
    return refusal
  }
  for (const one of new Set(wins.map((bid) => left.get(bid))))
    if (one && filled.has(one) && !isFilled(one))
      model.resume((bid) => bid.group === one && !wins.includes(bid))
  if (group && wins.length > 0 && group.won === group.quota) model.stopGroup(group)
  return 'done'
}

function join(bids: readonly Bid[], groupOf: (bid: Bid) => Group | null) {
  for (const bid of bids) {
    const group = groupOf(bid)
    if (bid.status === won && bid.group) bid.group.won -= 1
    if (bid.status === won && group) group.won += 1
    bid.group = group
  }
}
