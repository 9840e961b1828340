import type { DemoUser } from '../people.ts'
import { hashText, SeededRandom, weighted } from '../random.ts'
import { type Candidate, candidatesFrom } from './candidates.ts'
import { demoClient } from './demo-client.ts'
import { Planner } from './planner.ts'
import { withPossibleBids } from './possible-bids.ts'
import type { PlannedBid, ScenarioLot, StoryStatus } from './types.ts'

/** What the demo client shows at first sight; everyone else's bids are drawn with these shares. */
const demoAhead: readonly StoryStatus[] = [1, 2, 2, 1, 2, 3, 2, 1, 2, 4, 2, 1, 2, 2, 1, 3, 2, 1, 2]
const demoPast: readonly StoryStatus[] = [6, 5, 5, 6, 5, 4, 5, 6, 5, 5, 6, 5, 5, 6, 5, 5, 6, 5, 5, 6, 5]
const ahead = weighted<StoryStatus>([
  [1, 35],
  [2, 50],
  [3, 7],
  [4, 8],
])
const past = weighted<StoryStatus>([
  [5, 58],
  [6, 24],
  [4, 10],
  [3, 8],
])

export type StoryOptions = {
  now: Date
  seed: number | string
  /** How many bids overall; fewer if there are too few lots. */
  bids?: number
}

/** Vehicles that the demo client looks for first, so that their list looks like one person's business. */
const demoTaste = (a: Candidate, b: Candidate): number =>
  Number(b.lot.kind === 'car') - Number(a.lot.kind === 'car')

function planDemoClient(
  planner: Planner,
  client: DemoUser,
  lots: Candidate[],
  statuses: readonly StoryStatus[],
  first: readonly Candidate[] = [],
) {
  const open = [...first, ...lots.filter((lot) => !first.includes(lot)).sort(demoTaste)]
  for (const status of statuses) {
    const at = open.findIndex((candidate) => planner.plan(candidate, client, status))
    if (at >= 0) open.splice(at, 1)
  }
}

function planOthers(
  planner: Planner,
  clients: readonly DemoUser[],
  lots: Candidate[],
  statuses: readonly StoryStatus[],
  count: number,
  dice: SeededRandom,
) {
  const before = planner.bids.length
  for (const candidate of lots) {
    if (planner.bids.length - before >= count) return
    // Now and then two clients want the same lot, which staff have to settle.
    const rivals = dice.chance(0.08) ? 2 : 1
    for (let n = 0; n < rivals; n++) {
      const status = n ? (2 as const) : dice.pick(statuses)
      for (let tries = 0; tries < 4; tries++) if (planner.plan(candidate, dice.pick(clients), status)) break
    }
  }
}

/** Lots at the head of each listing: their bids are visible there without a search. The very first ones stay free. */
const seenAt = { car: [3, 6, 10], bike: [2], machinery: [2], stock: [] }

function firstSeen(soonest: readonly Candidate[]): Candidate[] {
  const kinds = Map.groupBy(soonest, ({ lot }) => lot.kind)
  return [...kinds].flatMap(([kind, lots]) => seenAt[kind].flatMap((place) => lots[place] ?? []))
}

/** The bids of a busy company on the given lots; the same lots, moment and seed give the same plan. */
export function planBids(
  lots: Iterable<ScenarioLot>,
  people: readonly DemoUser[],
  { now, seed, bids = 1000 }: StoryOptions,
): PlannedBid[] {
  const number = hashText(String(seed))
  const found = candidatesFrom(lots, now, number, bids * 2)
  const planner = new Planner(number, now)
  const dice = new SeededRandom(number ^ 0x5eed)
  const demo = people.find(({ email }) => email === demoClient)
  const others = people.filter(
    ({ email, userType, creditLimit }) => email !== demoClient && userType === 2 && creditLimit > 0,
  )
  if (others.length === 0) return []
  const drawn = weighted(others.map((client) => [client, Math.max(1, client.dailyBidLimit)] as const))
  const openLots = found.ahead.filter(({ at }) => at > now.getTime())
  if (demo) {
    planDemoClient(planner, demo, openLots, demoAhead, firstSeen(found.soonest))
    planDemoClient(planner, demo, found.past, demoPast)
  }
  planOthers(planner, drawn, found.ahead, ahead, Math.round(bids * 0.42), dice)
  planOthers(planner, drawn, found.past, past, Math.round(bids * 0.54), dice)
  const candidates = [...found.past, ...found.ahead, ...found.soonest]
  return withPossibleBids(planner.bids, people, candidates, now.getTime()).sort(
    (a, b) => a.placedAt.getTime() - b.placedAt.getTime(),
  )
}
