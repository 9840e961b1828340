/**
 * Bids, groups and credit as docs/bidding-rules.md has them, for a company with two clients and a few lots of
 * tomorrow. It shares no code with the product, so that the two can only agree on purpose.
 */
export type Bid = {
  client: number
  lot: number
  amount: number
  status: number
  stoppedFrom: number | null
  group: Group | null
}
export type Group = { client: number; number: number; won: number }
export type Client = { limit: number; balance: number }

/** `group`: undefined and -1 are none, 0 is a new one. */
export type Command =
  | { do: 'place'; client: number; lot: number; amount: number; group?: number | undefined; byStaff: boolean }
  | { do: 'cancel'; client: number; lot: number }
  | { do: 'switch'; client: number; lot: number; to: number }
  | { do: 'edit'; client: number; lot: number; amount: number; group?: number | undefined }
  | { do: 'credit'; client: number; limit: number }

/** The last lot is a stock car at a fixed price, without fees; the others run one after another, in the order of their numbers. */
export const lots = { count: 4, stock: 3, price: 600_000 }
const [fresh, bidding, stopped, cancelled, won] = [1, 2, 3, 4, 6]

const isLive = ({ status }: Bid) => status === fresh || status === bidding
const floorToStep = (amount: number) => Math.floor(amount / 5000) * 5000
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

export class Reference {
  readonly clients: Client[] = [0, 1].map(() => ({ limit: 2_000_000, balance: 0 }))
  readonly bids: Bid[] = []

  /** 'done', or the code of the error; a refused command changes nothing. */
  run(command: Command): string {
    if (command.do === 'credit') {
      this.client(command).limit = command.limit
      return 'done'
    }
    if (command.do === 'place') return this.place(command)
    const bid = this.bidOn(command)
    if (!bid) return 'bid_not_found'
    if (command.do === 'edit') return this.edit(bid, command)
    if (command.do === 'switch') return this.switch(bid, command.to)
    return isLive(bid) ? this.switch(bid, cancelled) : 'bid_not_live'
  }

  bidOn({ client, lot }: { client: number; lot: number }) {
    return this.bids.find((bid) => bid.client === client && bid.lot === lot)
  }

  openGroups(client: number) {
    const live = this.bids.filter((bid) => bid.client === client && isLive(bid))
    const open = live.flatMap(({ group }) => (group && group.won === 0 ? [group.number] : []))
    return [...new Set(open)].sort()
  }

  /** What the client has committed to, with one bid left out. */
  exposure(client: number, except?: Bid): number {
    const own = this.bids.filter((bid) => bid.client === client && bid !== except)
    const live = own.filter(isLive)
    const alone = live.filter(({ group }) => !group || group.won > 0)
    const groups = new Set(live.flatMap(({ group }) => (group && group.won === 0 ? [group] : [])))
    const leading = [...groups].map((group) =>
      Math.max(...live.filter((bid) => bid.group === group).map(({ amount }) => amount)),
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

  /** The most that a bid may be, in its group or in none; what stands for it now is freed first. */
  private allowed(client: number, group: Group | null, own: Bid | undefined): number {
    const others = this.bids.filter((bid) => bid !== own && bid.group === group && isLive(bid))
    const displaced = group && group.won === 0 ? Math.max(0, ...others.map(({ amount }) => amount)) : 0
    return floorToStep(displaced + Math.max(0, this.available(client, own)))
  }

  private fits = (bid: Bid) => bid.amount <= this.allowed(bid.client, bid.group, bid)

  private place({ client, lot, amount: asked, group: named, byStaff }: Extract<Command, { do: 'place' }>) {
    if (this.bids.some((bid) => bid.lot === lot && bid.status === won)) return 'bidding_closed'
    const own = this.bidOn({ client, lot })
    const amount = lot === lots.stock ? lots.price : asked
    const group = this.groupFor(client, lot, named, own)
    if (typeof group === 'string') return group
    const changes = own && isLive(own)
    const commitsNoMore = changes && amount <= own.amount && named !== 0 && group === own.group
    if (!commitsNoMore && amount > this.allowed(client, group, own)) return 'not_enough_credit'
    const status = changes && byStaff ? own.status : fresh
    const bid = { client, lot, amount, status, stoppedFrom: null, group }
    if (own) Object.assign(own, bid)
    else this.bids.push(bid)
    return 'done'
  }

  private edit(bid: Bid, { amount, group: named }: Extract<Command, { do: 'edit' }>) {
    if (!isLive(bid) && bid.status !== won) return 'bid_not_editable'
    const group = named === undefined ? bid.group : this.groupFor(bid.client, bid.lot, named, bid)
    if (typeof group === 'string') return group
    const commitsNoMore = amount <= bid.amount && named !== 0 && group === bid.group
    if (isLive(bid) && !commitsNoMore && amount > this.allowed(bid.client, group, bid))
      return 'not_enough_credit'
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

  private switch(bid: Bid, to: number): string {
    if (bid.status === to) return 'done'
    if (to === won && this.bids.some((other) => other.lot === bid.lot && other.status === won))
      return 'lot_already_won'
    const was = { status: bid.status, stoppedFrom: bid.stoppedFrom, live: isLive(bid) }
    Object.assign(bid, { status: to, stoppedFrom: null })
    this.charge(bid, was.status, 1)
    if (isLive(bid) && !was.live && !this.fits(bid)) {
      Object.assign(bid, { status: was.status, stoppedFrom: was.stoppedFrom })
      this.charge(bid, was.status, -1)
      return 'not_enough_credit'
    }
    if (was.status === won) {
      if (bid.lot === lots.stock) this.resume((other) => other.lot === bid.lot && other !== bid)
      if (bid.group) this.resumeGroup(bid.group, bid)
    }
    if (to === won) this.win(bid)
    return 'done'
  }

  /** Gives back what a win had taken, or takes it again. */
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
    this.stop((other) => other.group === group)
  }

  private stop(which: (bid: Bid) => boolean) {
    for (const bid of this.bids.filter((one) => which(one) && isLive(one)))
      Object.assign(bid, { stoppedFrom: bid.status, status: stopped })
  }

  private resumeGroup(group: Group, winner: Bid) {
    if (group.won === 0) this.resume((other) => other.group === group && other !== winner)
  }

  /** By the time of the lots, and of one lot by age, as far as the credit goes. */
  private resume(which: (bid: Bid) => boolean) {
    const waiting = this.bids.filter((bid) => which(bid) && bid.stoppedFrom !== null)
    for (const bid of waiting.sort((a, b) => a.lot - b.lot)) {
      const before = { status: bid.status, stoppedFrom: bid.stoppedFrom }
      if (bid.status !== stopped) continue
      Object.assign(bid, { status: bid.stoppedFrom, stoppedFrom: null })
      if (!this.fits(bid)) Object.assign(bid, before)
    }
  }

  /** The group that is named, a new one, or none; an error where there is no such group to join. */
  private groupFor(client: number, lot: number, named: number | undefined, own: Bid | undefined) {
    if (named === undefined || named === -1) return null
    if (lot === lots.stock) return 'group_of_stock'
    const groups = new Set(this.bids.flatMap(({ group }) => (group?.client === client ? [group] : [])))
    const numbers = [...groups].map(({ number }) => number)
    if (named === 0) {
      const free = [1, 2, 3, 4, 5].find((number) => !numbers.includes(number)) as number
      return { client, number: free, won: 0 }
    }
    const group = [...groups].find(({ number }) => number === named)
    return group && (group.won === 0 || group === own?.group) ? group : 'group_closed'
  }
}
