import { checkLedger } from '@seriba/server-money/check-ledger'
import fc from 'fast-check'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { aClient, aManager } from '../builders.ts'
import { testConfig } from '../config.ts'
import { stripeSecret } from '../fake-stripe.ts'
import { testServer } from '../server.ts'
import type { Command } from './command.ts'
import { creditLimit, Reference } from './reference.ts'
import { answerOf, stateOf, type World } from './world.ts'

/**
 * Random commands about money, each compared with the reference model. They are the same every time; for a longer
 * hunt `MONEY_MODEL_RUNS=42000` (a million commands) uses others, or those of `MONEY_MODEL_SEED`; a run has some 25
 * commands. A failure prints its seed.
 */
const { MONEY_MODEL_RUNS: longer, MONEY_MODEL_SEED: asked } = process.env
const numRuns = Number(longer ?? 420)
const seed = Number(asked ?? (longer ? Date.now() % 2 ** 31 : 20_261_125))

const stripe = { secretKey: 'sk_test_key', webhookSecret: stripeSecret, api: 'http://127.0.0.1:9' }
const server = testServer({
  ...testConfig,
  demo: true,
  publicUrl: 'http://localhost',
  paymentProviders: { methods: { wallet: 'stripe' }, stripe },
})

const client = fc.nat(1)
const amount = fc.constantFrom(50_000, 100_000, 150_000, 400_000, 1_000_000)
const price = fc.constantFrom(100_000, 300_000, 500_000)
const [line, car, session] = [fc.nat(9), fc.nat(3), fc.nat(2)]
const is = <Name extends Command['do']>(...names: Name[]) => fc.constantFrom(...names)
const command = fc.oneof(
  fc.record({ do: is('announce'), client }),
  fc.record({ do: is('confirm'), client, amount, insists: fc.boolean() }),
  fc.record({ do: is('fail'), client }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: is('webhook'),
      client,
      amount,
      session,
      state: fc.constantFrom('paid' as const, 'paid' as const, 'unpaid' as const, 'failed' as const),
    }),
  },
  fc.record({ do: is('refunded'), client, amount, session }),
  {
    weight: 3,
    arbitrary: fc.record({ do: is('record'), client, amount, charge: fc.boolean(), twice: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('win'), client, price }) },
  { weight: 2, arbitrary: fc.record({ do: is('price'), client, car, price }) },
  fc.record({ do: is('undo', 'winAgain'), client, car }),
  { weight: 2, arbitrary: fc.record({ do: is('reverse'), client, line }) },
  { weight: 2, arbitrary: fc.record({ do: is('move'), client, line, insists: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: is('refund'), client, amount, deposit: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: is('allocate'), client, line, car, amount }) },
  fc.record({ do: is('automatic'), client, line }),
)

let names = 0
let worlds = 0
async function aWorld(): Promise<World> {
  // Nobody vacuums a test database: without it each command takes longer with every world.
  if (worlds++ % 20 === 1) await sql`vacuum analyze`.execute(server.db)
  const options = { creditLimit, permissions: { biddingAllowed: false } }
  const clients = [await aClient(server.db, options), await aClient(server.db, options)]
  return {
    server,
    clients,
    browsers: await Promise.all(clients.map((one) => server.signInAs(one))),
    desk: await server.signInAs(await aManager(server.db)),
    cars: [[], []],
    next: () => `model ${++names}`,
  }
}

/** What a car is charged in addition to its price, whatever that is: the company’s fees. */
async function feesOf(): Promise<number> {
  const world = await aWorld()
  await answerOf(world, new Reference(0), { do: 'win', client: 0, price: 100_000 })
  const [state] = await stateOf(world)
  return (state?.charged ?? 0) - 100_000
}

test(
  'balances, deposits, and charges behave like the reference model, and no money counts twice',
  async () => {
    const fees = await feesOf()
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 12, maxLength: 36, size: 'max' }), async (planned) => {
        const [model, world] = [new Reference(fees), await aWorld()]
        for (const [step, next] of (planned as Command[]).entries()) {
          const at = `${step}: ${JSON.stringify(next)}`
          // The product goes first, since it names a provider's messages after the deposits existing before them.
          const answer = await answerOf(world, model, next)
          const says = model.run(next)
          const mayBeTooMuch = next.do === 'allocate' && answer === 'allocation_too_high'
          if (!mayBeTooMuch && !(answer === 'not_found' && says === 'none'))
            expect(`${at} ${answer}`).toBe(`${at} ${says}`)
          // A change made by a refused command is noticed after the next one that succeeds.
          if (says !== 'done' && step !== planned.length - 1) continue
          for (const [number, state] of (await stateOf(world)).entries()) {
            const { lines, cars, mayBid } = model.of(number)
            expect([at, state]).toEqual([
              at,
              {
                balance: model.balance(number),
                kept: model.balance(number),
                mayBid,
                lines: lines.map((known) => known.amount),
                charged: cars.reduce((sum, { charged }) => sum + charged, 0),
                paid: expect.any(Number),
                overpaid: 0,
                overgiven: 0,
              },
            ])
            expect(state.paid, at).toBeLessThanOrEqual(model.mostPaid(number))
          }
        }
      }),
      { numRuns, seed },
    )
    expect(await checkLedger({ db: server.db, log: pino({ level: 'silent' }) })).toEqual([])
  },
  Math.max(120_000, numRuns * 8_000),
)
