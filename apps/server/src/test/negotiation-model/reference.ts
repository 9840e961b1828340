/** The last lot is sold tomorrow and is bid on; the others are over, and their sellers are negotiated with. */
export const lots = { count: 3, tomorrow: 2 }

/** A client's bid on one of the lots, in yen. */
type On = { client: number; lot: number }
export type Command =
  | ({ do: 'ask'; amount: number } & On)
  | ({ do: 'offer'; amount: number } & On)
  | ({ do: 'place'; amount: number } & On)
  | ({ do: 'accept'; seen: 'ask' | 'other' } & On)
  | ({ do: 'decline' } & On)
  | ({ do: 'forward' } & On)
  | ({ do: 'takeBack' } & On)
  | ({ do: 'settle'; price: 'ask' | 'offer' | null } & On)
  | ({ do: 'switch'; to: number; amount: number } & On)
  | { do: 'credit'; client: number; limit: number }
  | { do: 'expire' }

type Negotiation = {
  turn: 'client' | 'seller'
  ask: number
  offer: number | null
  forwarded: boolean
  heard: number | null
}
type Bid = { status: number; price: number; negotiation: Negotiation | null }

export const statuses = { bidding: 2, canceled: 4, won: 6 } as const
const { bidding, canceled, won } = statuses
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Negotiations and the credit they hold, as in docs/bidding-rules.md. It shares no code with the product, so that the
 * two can agree only on purpose.
 */
export class Reference {
  readonly clients = [0, 1].map(() => ({
    limit: 2_000_000,
    /** On tomorrow's lot; null before the first bid. */
    live: null as number | null,
    bids: Array.from(
      { length: lots.tomorrow },
      (): Bid => ({ status: bidding, price: 0, negotiation: null }),
    ),
  }))
  private readonly fees: number

  /** `fees`: what a car is charged in addition to its price. */
  constructor(fees: number) {
    this.fees = fees
  }

  /** 'done', or the error code; a refused command changes nothing. */
  run(command: Command): string {
    if (command.do === 'expire') {
      for (const bid of this.clients.flatMap(({ bids }) => bids)) bid.negotiation = null
      return 'done'
    }
    const client = this.clientOf(command)
    if (command.do === 'credit') {
      client.limit = command.limit
      return 'done'
    }
    if (command.do === 'place') {
      const changesLittle = client.live !== null && command.amount <= client.live
      if (!changesLittle && command.amount > this.allowed(command)) return 'not_enough_credit'
      client.live = command.amount
      return 'done'
    }
    const bid = client.bids[command.lot] as Bid
    if (command.do === 'ask') return this.ask(bid, command)
    if (command.do === 'switch') return this.switch(bid, command)
    return this.answer(bid, command)
  }

  exposure(client: number, except?: number): number {
    const { live, bids } = this.clientOf({ client })
    const offers = bids.map(({ negotiation }, lot) => (lot === except ? 0 : (negotiation?.offer ?? 0)))
    return sum(offers) + (except === lots.tomorrow ? 0 : (live ?? 0))
  }

  balance(client: number): number {
    const bought = this.clientOf({ client }).bids.filter(({ status }) => status === won)
    return 0 - sum(bought.map(({ price }) => price + this.fees))
  }

  available = (client: number, except?: number) =>
    this.clientOf({ client }).limit + this.balance(client) - this.exposure(client, except)

  private clientOf = ({ client }: { client: number }) => this.clients[client] as Reference['clients'][number]

  private allowed = ({ client, lot }: On) =>
    Math.floor(Math.max(0, this.available(client, lot)) / 5000) * 5000

  private isWonByOther = ({ client, lot }: On) => this.clients[1 - client]?.bids[lot]?.status === won

  private ask(bid: Bid, { amount: ask, ...on }: On & { amount: number }): string {
    if (bid.status === canceled || bid.status === won) return 'not_negotiable'
    if (this.isWonByOther(on)) return 'lot_already_won'
    bid.negotiation = {
      forwarded: false,
      heard: null,
      ...bid.negotiation,
      turn: 'client',
      ask,
      offer: bid.negotiation?.offer ?? null,
    }
    return 'done'
  }

  private answer(
    bid: Bid,
    command: Extract<Command, { do: 'offer' | 'takeBack' | 'forward' | 'accept' | 'decline' | 'settle' }>,
  ): string {
    const { negotiation } = bid
    if (!negotiation) return 'negotiation_over'
    if (command.do === 'offer') {
      if (negotiation.turn === 'seller') return 'not_your_turn'
      if (command.amount >= negotiation.ask) return 'offer_too_high'
      if (command.amount <= (negotiation.offer ?? 0)) return 'offer_too_low'
      if (command.amount > this.allowed(command)) return 'not_enough_credit'
      Object.assign(negotiation, { turn: 'seller', offer: command.amount, forwarded: false })
      return 'done'
    }
    if (command.do === 'forward' || command.do === 'takeBack') {
      if (negotiation.turn === 'client') return 'stale'
      if (negotiation.forwarded) return command.do === 'forward' ? 'stale' : 'offer_at_hall'
      if (command.do === 'forward') Object.assign(negotiation, { forwarded: true, heard: negotiation.offer })
      else
        Object.assign(negotiation, {
          turn: 'client',
          offer: negotiation.heard,
          forwarded: negotiation.heard !== null,
        })
      return 'done'
    }
    if (command.do === 'accept')
      return command.seen === 'ask' ? this.agree(bid, command, negotiation.ask) : 'stale'
    if (command.do === 'settle' && command.price !== null) {
      const price = negotiation[command.price]
      return price === null ? 'no_offer' : this.agree(bid, command, price)
    }
    bid.negotiation = null
    return 'done'
  }

  private agree(bid: Bid, on: On, price: number): string {
    if (price > this.allowed(on)) return 'not_enough_credit'
    this.win(bid, on, price)
    return 'done'
  }

  private switch(bid: Bid, { to, amount, ...on }: On & { to: number; amount: number }): string {
    if (to === won) {
      // Winning again corrects its price.
      if (bid.status !== won && this.isWonByOther(on)) return 'lot_already_won'
      this.win(bid, on, amount)
      return 'done'
    }
    bid.status = to
    if (to === canceled) bid.negotiation = null
    return 'done'
  }

  private win(bid: Bid, { lot }: On, price: number) {
    for (const { bids } of this.clients) (bids[lot] as Bid).negotiation = null
    Object.assign(bid, { status: won, price })
  }
}
