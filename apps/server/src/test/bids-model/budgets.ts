import type { Bid, Caps, Group } from './shapes.ts'

type Question = { amount: number; state: 'asked' | 'yes' | 'no' | 'over' }
type Planned = {
  client: number
  lot: number
  amount: number
  group: Group | null
  /** Whether it is in a group, which may be a new one; `group` if omitted. */
  grouped?: boolean
  /** The client's bid on the lot that the plan replaces. */
  own?: Bid | undefined
  byStaff: boolean
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const mondayOf = (day: string) => {
  const date = new Date(`${day}T12:00:00Z`)
  while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/** Clients' own caps as in docs/bidding-rules.md. `days`: each lot's day in Japan. */
export class Budgets {
  readonly caps: Caps[] = [0, 1].map(() => ({ day: null, week: null, group: null, ask: null }))
  readonly questions = new Map<string, Question>()
  private readonly bids: readonly Bid[]
  private readonly days: readonly string[]

  constructor(bids: readonly Bid[], days: readonly string[]) {
    this.bids = bids
    this.days = days
  }

  obstacle({ client, lot, amount, group, grouped = group !== null, own, byStaff }: Planned) {
    const question = this.question({ client, lot })
    if (question?.state === 'yes' && question.amount === amount) return null
    const others = this.bids.filter((bid) => bid.client === client && bid !== own)
    const room = (limit: number | null, spent: readonly Bid[]) =>
      limit === null ? Infinity : freed(spent, group) + Math.max(0, limit - most(spent))
    const caps = this.caps[client] as Caps
    const day = this.dayOf({ lot })
    const fits =
      amount <=
        room(
          caps.day,
          others.filter((bid) => this.dayOf(bid) === day),
        ) &&
      amount <=
        room(
          caps.week,
          others.filter((bid) => mondayOf(this.dayOf(bid)) === mondayOf(day)),
        ) &&
      (!grouped || amount <= room(caps.group, group ? others.filter((bid) => bid.group === group) : []))
    if (!fits) return 'budget_exceeded'
    return byStaff && caps.ask !== null && amount > caps.ask ? 'budget_ask_first' : null
  }

  /** The total that each of a client's days, weeks, and groups may reach, with its cap. */
  spans(client: number): Map<string, { spent: number; cap: number }> {
    const own = this.bids.filter((bid) => bid.client === client && counts(bid))
    const { day, week, group } = this.caps[client] as Caps
    const spans = new Map<string, { spent: number; cap: number }>()
    const add = (name: string, cap: number | null, bids: readonly Bid[]) =>
      spans.set(name, { spent: most(bids), cap: cap ?? Infinity })
    for (const bid of own) {
      const on = this.dayOf(bid)
      add(
        `day ${on}`,
        day,
        own.filter((other) => this.dayOf(other) === on),
      )
      add(
        `week ${mondayOf(on)}`,
        week,
        own.filter((other) => mondayOf(this.dayOf(other)) === mondayOf(on)),
      )
      if (bid.group) {
        const of = bid.group
        add(
          `group ${of.number} ${groupId(of)}`,
          group,
          own.filter((other) => other.group === of),
        )
      }
    }
    return spans
  }

  question = ({ client, lot }: { client: number; lot: number }) => this.questions.get(`${client} ${lot}`)

  ask(planned: Planned): string {
    if (!this.obstacle(planned)) return 'budget_allows'
    this.questions.set(`${planned.client} ${planned.lot}`, { amount: planned.amount, state: 'asked' })
    return 'done'
  }

  answer(on: { client: number; lot: number }, said: 'yes' | 'no'): string {
    const question = this.question(on)
    if (!question) return 'not_found'
    if (question.state !== 'asked') return 'budget_answered'
    question.state = said
    return 'done'
  }

  /** Canceling a bid also removes what was asked and agreed about it. */
  end(on: { client: number; lot: number }) {
    const question = this.question(on)
    if (question && question.state !== 'no') question.state = 'over'
  }

  private dayOf = ({ lot }: { lot: number }) => this.days[lot] as string
}

const names = new Map<Group, number>()
function groupId(group: Group): number {
  if (!names.has(group)) names.set(group, names.size)
  return names.get(group) as number
}

const isLive = ({ status }: Bid) => status === 1 || status === 2
const isWin = ({ status }: Bid) => status === 6
const counts = (bid: Bid) => isLive(bid) || isWin(bid)
const wants = ({ quota, won }: Group) => quota - won
const amountsOf = (bids: readonly Bid[]) => bids.map(({ amount }) => amount).sort((a, b) => b - a)

/** The highest total that bids can reach if as many as possible are won. */
function most(bids: readonly Bid[]): number {
  const live = bids.filter(isLive)
  const groups = new Set(live.flatMap(({ group }) => (group && wants(group) > 0 ? [group] : [])))
  const alone = live.filter(({ group }) => !group || !groups.has(group))
  const leading = [...groups].map((group) =>
    sum(amountsOf(live.filter((bid) => bid.group === group)).slice(0, wants(group))),
  )
  return sum(amountsOf([...bids.filter(isWin), ...alone])) + sum(leading)
}

/** What drops out of a full group when a higher bid joins it. */
const freed = (bids: readonly Bid[], group: Group | null) =>
  group && wants(group) > 0
    ? (amountsOf(bids.filter((bid) => isLive(bid) && bid.group === group))[wants(group) - 1] ?? 0)
    : 0
