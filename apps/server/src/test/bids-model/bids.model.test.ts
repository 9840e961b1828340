import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aLot } from '../bid-builders.ts'
import { aClient, aManager } from '../builders.ts'
import { testServer } from '../server.ts'
import { type Command, lots, Reference } from './reference.ts'
import { answerOf, stateOf, type World } from './world.ts'

/**
 * Random commands, each compared with the reference model. The same ones every time; for a longer hunt
 * `BIDS_MODEL_RUNS=2000` takes others, or those of `BIDS_MODEL_SEED`; a run has some 30 commands. A failure prints its seed.
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
/** Which of the bids that there are by then; see `aimed`. */
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
const later = fc.oneof(
  { weight: 4, arbitrary: place },
  { weight: 9, arbitrary: change },
  { weight: 1, arbitrary: credit },
  { weight: 2, arbitrary: quota },
)
/** Some bids to begin with, then everything. */
const commands = fc
  .tuple(
    fc.array(place, { minLength: 4, maxLength: 8 }),
    fc.array(later, { minLength: 10, maxLength: 40, size: 'max' }),
  )
  .map((parts) => parts.flat() as Command[])

/** Random changes would mostly meet no bid: they take one of those that there are, and an undo a win. Prices of stock stay. */
function aimed(model: Reference, command: Command): Command {
  if (command.do === 'place' || command.do === 'credit' || command.do === 'quota') return command
  const wins = model.bids.filter(({ status }) => status === 6)
  const among = command.do === 'undo' && wins.length > 0 ? wins : model.bids
  const { client = 0, lot = 0 } = among[command.client % among.length] ?? {}
  const priced = command.do === 'edit' && lot === lots.stock ? { amount: lots.price } : {}
  return { ...command, client, lot, ...priced }
}

/** Whoever bids until the lot starts: one of them is within the hour. */
const lateToo = { permissions: { bidDeadlineCheck: false } }

async function aWorld(): Promise<World> {
  const { db } = server
  const clients = [
    await aClient(db, { creditLimit: 2_000_000, ...lateToo }),
    await aClient(db, { creditLimit: 2_000_000, ...lateToo }),
  ]
  const hours = (lot: number) => new Date(Date.now() + (lot === lots.late ? 0.7 : 30 + lot) * 3_600_000)
  const cars = []
  for (let lot = 0; lot < lots.count; lot += 1)
    cars.push(
      await aLot(
        db,
        lot === lots.stock ? { kind: 'stock', sold_price: lots.price } : { auction_at: hours(lot) },
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

/** Staff's own decisions may go over the limit: a win binds, what is won may be corrected, and a limit lowered. */
const mayGoOver = (model: Reference, command: Command) =>
  command.do === 'credit' ||
  (command.do === 'switch' && command.to === 6) ||
  (command.do === 'edit' && model.bidOn(command)?.status === 6)

test(
  'bids, groups and credit do what the reference model does',
  () =>
    fc.assert(
      fc.asyncProperty(commands, async (planned) => {
        const [model, world] = [new Reference(), await aWorld()]
        for (const [step, plan] of planned.entries()) {
          const next = aimed(model, plan)
          const before = world.clients.map((_, client) => model.available(client))
          const says = model.run(next)
          const at = `${step}: ${JSON.stringify(next)}`
          expect(`${at} ${await answerOf(world, next)}`).toBe(`${at} ${says}`)
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
      .map(({ client, lot, amount, status, group, byHand }) => [
        client,
        lot,
        amount,
        status,
        group?.number ?? null,
        byHand,
      ])
      .sort(),
    groups: model.clients.map((_, client) => model.openGroups(client)),
    exposure: model.clients.map((_, client) => model.exposure(client)),
    balance: model.clients.map(({ balance }) => balance),
  }
}
