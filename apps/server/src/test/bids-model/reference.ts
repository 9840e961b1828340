import { Budgets } from './budgets.ts'
import { switchMany } from './many.ts'
import type { Bid, Client, Command, Group } from './shapes.ts'
import { isFilled, isLive, isStopped, lots } from './shapes.ts'

const [fresh, bidding, stopped, canceled, won] = [1, 2, 3, 4, 6]

const largestFirst = (amounts: readonly number[]) => [...amounts].sort((a, b) => b - a)
const floorToStep = (amount: number) => Math.floor(amount / 5000) * 5000
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Bids, groups, and credit as in docs/bidding-rules.md, for a company with two clients and a few lots sold tomorrow.
 * It shares no code with the product, so that the two can agree only on purpose.
 */
export class Reference {
  readonly clients: Client[] = [0, 1].map(() => ({ limit: 2_000_000, balance: 0 }))
  readonly bids: Bid[] = []
  readonly budgets: Budgets
  private clock = 0

  /** `days`: the day on which each lot counts, in Japan. */
  constructor(days: readonly string[]) {
    this.budgets = new Budgets(this.bids, days)
  }

  /** 'done', or the error code; a refused command changes nothing. */
  run(command: Command): string {
    if (command.do === 'credit') {
      this.client(command).limit = command.limit
      return 'done'
    }
    if (command.do === 'budget') {
      this.budgets.caps[command.client] = command.caps
      return 'done'
    }
    if (command.do === 'ask') return this.ask(command)
    if (command.do === 'answer') return this.budgets.answer(command, command.said)
    if (command.do === 'place') return this.place(command)
    if (command.do === 'quota') return this.setQuota(command)
    if (command.do === 'autoMany' || command.do === 'groupMany') return switchMany(this, command)
    const bid = this.bidOn(command)
    if (!bid) return 'bid_not_found'
    if (command.do === 'edit') return this.edit(bid, command)
    if (command.do === 'withdraw') {
      bid.byHand = false
      return 'done'
    }
    if (command.do === 'switch' || command.do === 'undo') return this.switch(bid, command.to, command.anyway)
    if (!isLive(bid)) return 'bid_not_live'
    return bid.lot === lots.late ? 'cancel_too_late' : this.switch(bid, canceled, true)
  }

  bidOn({ client, lot }: { client: number; lot: number }) {
    return this.bids.find((bid) => bid.client === client && bid.lot === lot)
  }

  openGroups(client: number) {
    const live = this.bids.filter((bid) => bid.client === client && isLive(bid))
    const open = live.flatMap(({ group }) => (group && !isFilled(group) ? [group] : []))
    return [...new Set(open)].map(({ number, quota }) => `${number}: ${quota}`).sort()
  }

  /** What the client has committed to, leaving out one bid. */
  exposure(client: number, except?: Bid): number {
    const own = this.bids.filter((bid) => bid.client === client && bid !== except)
    const live = own.filter(isLive)
    const alone = live.filter(({ group }) => !group || isFilled(group))
    const groups = new Set(live.flatMap(({ group }) => (group && !isFilled(group) ? [group] : [])))
    const leading = [...groups].flatMap((group) =>
      largestFirst(live.filter((bid) => bid.group === group).map(({ amount }) => amount)).slice(
        0,
        group.quota - group.won,
      ),
    )
    const unpriced = own.filter(({ status, lot }) => status === won && lot !== lots.stock)
    return sum([...alone, ...unpriced].map(({ amount }) => amount)) + sum(leading)
  }

  available(client: number, except?: Bid): number {
    const { limit, balance } = this.clients[client] as Client
    return limit + balance - this.exposure(client, except)
  }

  private client({ client }: { client: number }) {
    return this.clients[client] as Client
  }

  /** The highest possible bid, in its group or ungrouped; an existing bid on the lot is freed first. */
  private allowed(client: number, group: Group | null, own: Bid | undefined): number {
    const others = this.bids.filter((bid) => bid !== own && bid.group === group && isLive(bid))
    const amounts = largestFirst(others.map(({ amount }) => amount))
    const displaced = group && !isFilled(group) ? (amounts[group.quota - group.won - 1] ?? 0) : 0
    return floorToStep(displaced + Math.max(0, this.available(client, own)))
  }

  /** Why a bid may not be live, or null. Staff cannot restore a bid that the client canceled without asking. */
  private goLiveError(bid: Bid, byStaff = false) {
    if (bid.amount > this.allowed(bid.client, bid.group, bid)) return 'not_enough_credit'
    return this.budgets.obstacle({ ...bid, own: bid, byStaff })
  }

  private ask(asked: Extract<Command, { do: 'ask' }>) {
    const own = this.bids.filter(
      ({ group }) => group?.client === asked.client && group.number === asked.group,
    )
    return this.budgets.ask({
      ...asked,
      group: own[0]?.group ?? null,
      grouped: asked.group !== undefined && asked.group >= 0,
      own: this.bidOn(asked),
      byStaff: true,
    })
  }

  private place({ client, lot, amount: asked, group: named, byStaff }: Extract<Command, { do: 'place' }>) {
    if (this.bids.some((bid) => bid.lot === lot && bid.status === won)) return 'bidding_closed'
    const own = this.bidOn({ client, lot })
    const amount = lot === lots.stock ? lots.price : asked
    const group = this.groupFor(client, lot, named, own)
    if (typeof group === 'string') return group
    const changes = own && isLive(own)
    const withdraws = changes && (amount < own.amount || named === 0 || group !== own.group)
    if (!byStaff && lot === lots.late && withdraws) return 'cancel_too_late'
    const doesNotRaiseExposure = changes && amount <= own.amount && named !== 0 && group === own.group
    const raises = byStaff && !(changes && amount <= own.amount)
    const obstacle =
      amount > this.allowed(client, group, own)
        ? 'not_enough_credit'
        : this.budgets.obstacle({ client, lot, amount, group, own, byStaff: raises })
    if (!doesNotRaiseExposure && obstacle) return obstacle
    const status = changes && byStaff ? own.status : fresh
    this.clock += 1
    const since = changes ? own.since : this.clock
    const bid = {
      client,
      lot,
      amount,
      status,
      stoppedFrom: null,
      group,
      since,
      byHand: false,
      auto: own?.auto ?? false,
    }
    if (own) Object.assign(own, bid)
    else this.bids.push(bid)
    return 'done'
  }

  edit(bid: Bid, { amount, group: named }: { amount: number; group?: number | undefined }) {
    if (!isLive(bid) && bid.status !== won) return 'bid_not_editable'
    const group = named === undefined ? bid.group : this.groupFor(bid.client, bid.lot, named, bid)
    if (typeof group === 'string') return group
    const doesNotRaiseExposure = amount <= bid.amount && named !== 0 && group === bid.group
    if (isLive(bid) && !doesNotRaiseExposure) {
      if (amount > this.allowed(bid.client, group, bid)) return 'not_enough_credit'
      const planned = { ...bid, amount, group, own: bid, byStaff: amount > bid.amount }
      const obstacle = this.budgets.obstacle(planned)
      if (obstacle) return obstacle
    }
    const left = bid.group
    Object.assign(bid, { amount, group })
    if (bid.status !== won || left === group) return 'done'
    if (left) {
      left.won -= 1
      this.resumeGroup(left, bid)
    }
    this.countWin(bid)
    return 'done'
  }

  /** What a change of groups may not do: hold more than is available if it holds more than before. */
  refusalOf(client: number, before: { exposure: number; spans: Map<string, { spent: number }> }) {
    for (const [span, { spent, cap }] of this.budgets.spans(client))
      if (spent > cap && spent > (before.spans.get(span)?.spent ?? 0)) return 'budget_exceeded'
    return this.exposure(client) > before.exposure && this.available(client) < 0 ? 'not_enough_credit' : null
  }

  private switch(bid: Bid, to: number, anyway: boolean): string {
    if (bid.status === to) return 'done'
    if (to === won && this.bids.some((other) => other.lot === bid.lot && other.status === won))
      return 'lot_already_won'
    if (to === won && !anyway && bid.group && isFilled(bid.group)) return 'group_already_filled'
    if (to === bidding && !anyway && !this.leads(bid)) return 'bid_not_leading'
    const was = { ...bid }
    Object.assign(bid, { status: to, stoppedFrom: null, byHand: false, auto: false })
    this.charge(bid, was.status, 1)
    const obstacle = isLive(bid) && !isLive(was) && this.goLiveError(bid, was.status === canceled)
    if (obstacle) {
      Object.assign(bid, was)
      this.charge(bid, was.status, -1)
      return obstacle
    }
    if (to === canceled) this.budgets.end(bid)
    if (was.status === won) {
      if (bid.lot === lots.stock) this.resume((other) => other.lot === bid.lot && other !== bid)
      if (bid.group) this.resumeGroup(bid.group, bid)
    }
    if (to === won) this.win(bid)
    return 'done'
  }

  /** The highest live bid on a lot leads, and among equal ones the earliest. */
  private leads(bid: Bid): boolean {
    const others = this.bids.filter((other) => other.lot === bid.lot && other !== bid && isLive(other))
    const ahead = (other: Bid) =>
      other.amount > bid.amount || (other.amount === bid.amount && other.since < bid.since)
    return bid.lot === lots.stock || !others.some(ahead)
  }

  private setQuota({ client, group: number, cars }: Extract<Command, { do: 'quota' }>): string {
    const own = this.bids.filter(({ group }) => group?.client === client && group.number === number)
    const group = own[0]?.group
    if (!group) return 'group_closed'
    const reopens = isFilled(group) && cars > group.won && own.some(isStopped)
    if (!reopens && (isFilled(group) || !own.some(isLive))) return 'group_closed'
    if (cars < group.won) return 'group_quota_below_won'
    const before = { quota: group.quota, exposure: this.exposure(client), spans: this.budgets.spans(client) }
    group.quota = cars
    const refusal = cars > before.quota ? this.refusalOf(client, before) : null
    if (refusal) {
      group.quota = before.quota
      return refusal
    }
    if (reopens && this.resume((bid) => bid.group === group) === 0) {
      group.quota = before.quota
      return 'group_nothing_resumed'
    }
    if (isFilled(group)) this.stopGroup(group)
    return 'done'
  }

  /** Reverses what a win took, or takes it again. */
  private charge(bid: Bid, status: number, sign: 1 | -1) {
    if (status !== won) return
    if (bid.lot === lots.stock) this.client(bid).balance += sign * lots.price
    if (bid.group) bid.group.won -= sign
  }

  private win(bid: Bid) {
    if (bid.lot === lots.stock) {
      this.client(bid).balance -= lots.price
      this.stop((other) => other.lot === bid.lot && other !== bid)
    }
    this.countWin(bid)
  }

  private countWin({ group }: Bid) {
    if (!group) return
    group.won += 1
    // A bid that is live beside a win too many was set live by staff knowingly.
    if (group.won === group.quota) this.stopGroup(group)
  }

  /** Within the hour the hall is no longer told: somebody has to withdraw the bid there. */
  stopGroup(group: Group) {
    for (const bid of this.stop((other) => other.group === group)) bid.byHand = bid.lot === lots.late
  }

  private stop(which: (bid: Bid) => boolean): Bid[] {
    const live = this.bids.filter((one) => which(one) && isLive(one))
    for (const bid of live) Object.assign(bid, { stoppedFrom: bid.status, status: stopped, byHand: false })
    return live
  }

  private resumeGroup(group: Group, winner: Bid) {
    // It was filled and now wants one more.
    if (!isFilled(group) && group.won + 1 >= group.quota)
      this.resume((other) => other.group === group && other !== winner)
  }

  /** By the time of the lots, and on one lot by age, as far as the credit goes. Returns how many resume. */
  resume(which: (bid: Bid) => boolean): number {
    let resumed = 0
    const waiting = this.bids.filter((bid) => which(bid) && bid.stoppedFrom !== null)
    for (const bid of waiting.sort((a, b) => a.lot - b.lot)) {
      const before = { ...bid }
      if (bid.status !== stopped || bid.lot === lots.late) continue
      Object.assign(bid, { status: bid.stoppedFrom, stoppedFrom: null, byHand: false })
      if (!this.goLiveError(bid)) resumed += 1
      else Object.assign(bid, before)
    }
    return resumed
  }

  /** The named group, a new one, or none; an error if there is no such group to join. */
  groupFor(client: number, lot: number, named: number | undefined, own: Bid | undefined) {
    if (named === undefined || named === -1) return null
    if (lot === lots.stock) return 'group_of_stock'
    const groups = new Set(this.bids.flatMap(({ group }) => (group?.client === client ? [group] : [])))
    const numbers = [...groups].map(({ number }) => number)
    if (named === 0) {
      const free = [1, 2, 3, 4, 5, 6].find((number) => !numbers.includes(number)) as number
      return { client, number: free, won: 0, quota: 1 }
    }
    const group = [...groups].find(({ number }) => number === named)
    return group && (!isFilled(group) || group === own?.group) ? group : 'group_closed'
  }
}
