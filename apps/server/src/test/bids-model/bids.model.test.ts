import { addDays, hourMs, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aLot } from '../bid-builders.ts'
import { aClient, aManager } from '../builders.ts'
import { testServer } from '../server.ts'
import { Reference } from './reference.ts'
import { type Command, lots } from './shapes.ts'
import { type Plan, withExistingTargets } from './with-existing-targets.ts'
import { answerOf, stateOf, type World } from './world.ts'

/**
 * Random commands, each compared with the reference model. They are the same every time; for a longer hunt
 * `BIDS_MODEL_RUNS=2000` uses others, or those of `BIDS_MODEL_SEED`; a run has some 30 commands. A failure prints its
 * seed.
 */
const { BIDS_MODEL_RUNS: longer, BIDS_MODEL_SEED: asked } = process.env
const numRuns = Number(longer ?? 340)
const seed = Number(asked ?? (longer ? Date.now() % 2 ** 31 : 20_261_123))

const server = testServer()

const amount = fc.integer({ min: 3, max: 15 }).map((steps) => steps * 100_000)
const desk = fc.nat(1)
const group = fc.constantFrom(undefined, -1, 0, 0, 1, 1, 2)
const client = fc.nat(1)
const place = fc.record({
  do: fc.constant('place' as const),
  desk,
  client,
  lot: fc.nat(lots.count - 1),
  amount,
  group,
  byStaff: fc.boolean(),
})
/** Which of the bids existing by then; see `withExistingTargets`. */
const which = { desk, client: fc.nat(7), lot: fc.constant(-1) }
const anyway = fc.boolean()
const change = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('switch' as const),
      ...which,
      to: fc.constantFrom(1, 2, 2, 3, 4, 5, 6, 6, 6),
      anyway,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('undo' as const),
      ...which,
      to: fc.constantFrom(1, 2, 3, 5),
      anyway,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), ...which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const), ...which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const), ...which, amount, group }) },
)
const limit = fc.constantFrom(1_000_000, 2_000_000, 3_000_000)
const credit = fc.record({ do: fc.constant('credit' as const), desk, client, limit })
const quota = fc.record({
  do: fc.constant('quota' as const),
  desk,
  client,
  group: fc.constantFrom(1, 1, 1, 2),
  cars: fc.integer({ min: 1, max: 3 }),
  byStaff: fc.boolean(),
})
const cap = fc.constantFrom(null, 600_000, 1_000_000, 1_500_000)
const budget = fc.record({
  do: fc.constant('budget' as const),
  desk,
  client,
  caps: fc.record({ day: cap, week: cap, group: cap, ask: cap }),
})
const several = { desk, client, lots: fc.uniqueArray(fc.nat(lots.count - 1), { minLength: 2, maxLength: 2 }) }
const autoMany = fc.record({ do: fc.constant('autoMany' as const), ...several, on: fc.boolean() })
const groupMany = fc.record({
  do: fc.constant('groupMany' as const),
  ...several,
  group: fc.constantFrom(-1, 0, 0, 1, 1, 2),
})
const lot = fc.nat(lots.count - 1)
const much = fc.integer({ min: 9, max: 18 }).map((steps) => steps * 100_000)
const ask = fc.record({ do: fc.constant('ask' as const), desk, client, lot, amount: much, group })
const answer = fc.record({
  do: fc.constant('answer' as const),
  desk,
  client,
  lot,
  said: fc.constantFrom('yes' as const, 'yes' as const, 'no' as const),
})
/** An approved bid is usually placed next. */
const agreed = fc.record({ do: fc.constant('agreed' as const), desk, client, group })
const later = fc.oneof(
  { weight: 4, arbitrary: place },
  { weight: 9, arbitrary: change },
  { weight: 1, arbitrary: credit },
  { weight: 2, arbitrary: quota },
  { weight: 1, arbitrary: budget },
  { weight: 2, arbitrary: ask },
  { weight: 1, arbitrary: answer },
  { weight: 2, arbitrary: agreed },
  { weight: 1, arbitrary: autoMany },
  { weight: 1, arbitrary: groupMany },
)
/** A few bids at first, and then every kind of command. */
const commands = fc
  .tuple(
    fc.array(budget, { maxLength: 1 }),
    fc.array(place, { minLength: 4, maxLength: 8 }),
    fc.array(later, { minLength: 10, maxLength: 36, size: 'max' }),
  )
  .map((parts) => parts.flat() as Plan[])

/** Clients who bid until the lot starts: one of the lots is within the hour. */
const lateToo = { permissions: { bidDeadlineCheck: false } }

/** Two lots on one day and one in the following week, for the daily and weekly caps. */
function startOf(lot: number): Date {
  if (lot === lots.late) return new Date(Date.now() + 0.7 * hourMs)
  const noon = startOfJstDay(addDays(jstDay(new Date()), lot === 3 ? 9 : 2)).getTime() + 12 * hourMs
  return new Date(noon + lot * hourMs)
}

let worlds = 0

async function aWorld(): Promise<World> {
  const { db } = server
  // Nobody vacuums a test database: without it each command takes twice as long after 150 worlds.
  if (worlds++ % 20 === 1) await sql`vacuum analyze`.execute(db)
  const clients = [
    await aClient(db, { creditLimit: 2_000_000, ...lateToo }),
    await aClient(db, { creditLimit: 2_000_000, ...lateToo }),
  ]
  const cars = []
  for (let lot = 0; lot < lots.count; lot += 1)
    cars.push(
      await aLot(
        db,
        lot === lots.stock ? { kind: 'stock', sold_price: lots.price } : { auction_at: startOf(lot) },
      ),
    )
  return {
    db,
    clients,
    lots: cars,
    browsers: await Promise.all(clients.map((client) => server.signInAs(client))),
    desks: [
      await server.signInAs(await aManager(db, lateToo)),
      await server.signInAs(await aManager(db, lateToo)),
    ],
  }
}

/**
 * Staff's own decisions may exceed the limit: a win is binding, a won bid can be corrected, and a limit can be
 * lowered.
 */
const mayGoOver = (model: Reference, command: Command) =>
  command.do === 'credit' ||
  (command.do === 'switch' && command.to === 6) ||
  (command.do === 'edit' && model.bidOn(command)?.status === 6)

test(
  'bids, groups, and credit behave like the reference model',
  () =>
    fc.assert(
      fc.asyncProperty(commands, async (planned) => {
        const world = await aWorld()
        const model = new Reference(world.lots.map(({ auction_at: at }) => jstDay(at ?? new Date())))
        for (const [step, plan] of planned.entries()) {
          const next = withExistingTargets(model, plan)
          const before = world.clients.map((_, client) => model.available(client))
          const says = model.run(next)
          const at = `${step}: ${JSON.stringify(next)}`
          expect(`${at} ${await answerOf(world, next)}`).toBe(`${at} ${says}`)
          // A change made by a refused command is noticed after the next one that succeeds.
          if (says.startsWith('done') || step === planned.length - 1)
            expect([at, await stateOf(world)]).toEqual([at, expectedState(model)])
          if (mayGoOver(model, next)) continue
          for (const [client, room] of before.entries())
            expect(model.available(client), at).toBeGreaterThanOrEqual(Math.min(0, room))
        }
      }),
      { numRuns, seed },
    ),
  Math.max(120_000, numRuns * 5_000),
)

function expectedState(model: Reference) {
  return {
    bids: model.bids
      .map(({ client, lot, amount, status, group, byHand, auto }) => [
        client,
        lot,
        amount,
        status,
        group?.number ?? null,
        byHand,
        auto,
      ])
      .sort(),
    groups: model.clients.map((_, client) => model.openGroups(client)),
    exposure: model.clients.map((_, client) => model.exposure(client)),
    balance: model.clients.map(({ balance }) => balance),
  }
}
