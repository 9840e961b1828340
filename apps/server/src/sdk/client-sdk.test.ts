import type { AddressInfo } from 'node:net'
import { createClient, SeribaError } from '@seriba/client-sdk'
import { accessCookie } from '@seriba/server-account/cookies'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient, type TestUser, testPassword } from '../test/builders.ts'
import { publishedCosts } from '../test/cost-builders.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer({ tokensInBody: true, captcha: { provider: 'off' } })
const { aWonCar, desk } = wonCarsOf(server)
let baseUrl = ''

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  baseUrl = `http://localhost:${(server.app.server.address() as AddressInfo).port}`
})

/** Like a program that logs in: by its token. */
async function clientOf({ email }: TestUser) {
  const answer = await createClient({ baseUrl }).post('/v1/auth', {
    body: { email, password: testPassword },
  })
  return createClient({ baseUrl, token: answer['access-token'] ?? '' })
}

async function aCaller() {
  const user = await aClient(server.db)
  return { user, seriba: await clientOf(user) }
}

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error) => (error instanceof SeribaError ? error : Promise.reject(error)),
  )

describe('a dealer’s program', () => {
  test('pages through lots', async () => {
    const { seriba } = await aCaller()
    for (let made = 0; made < 5; made += 1) await aLot(server.db, { maker: 'Pages', model: `M${made}` })
    const found: string[] = []
    const query = { makerId: 'Pages', pageSize: 2 }
    for await (const { carsList = [] } of seriba.pages('/v1/{pageType}/listing', {
      path: { pageType: 'car-auction' },
      query,
    }))
      found.push(...carsList.map(({ model }) => model))
    expect(found.sort()).toEqual(['M0', 'M1', 'M2', 'M3', 'M4'])
  })

  test('reads a lot, the sold prices of similar ones, and its costs', async () => {
    await publishedCosts(server.db)
    const { seriba } = await aCaller()
    const { id } = await aLot(server.db)
    const path = { pageType: 'car-auction' } as const
    const { lotDetail } = await seriba.get('/v1/{pageType}/view', { path, query: { id: String(id) } })
    expect(lotDetail).toMatchObject({ carInfo: { maker: 'Toyota', model: 'Land Cruiser Prado' } })
    const evidence = await seriba.get('/v1/{pageType}/price-evidence', { path, query: { id: String(id) } })
    expect(evidence).toBeDefined()
    const { estimate } = await seriba.get('/v1/bid/landed-cost', {
      query: { carId: String(id), amount: 800_000, port: 'Mombasa' },
    })
    expect(estimate.milestones.cif?.likely).toBeGreaterThan(800_000)
  })

  test('places a bid once, however often it is sent under one key, and finds it in its list', async () => {
    const { seriba } = await aCaller()
    const { id } = await aLot(server.db)
    const call = {
      body: { carId: String(id), lotType: 'auction', amount: 500_000, confirm: 1 },
      idempotencyKey: 'order-1',
    } as const
    const [one, other] = [
      await seriba.post('/v1/bid/create', call),
      await seriba.post('/v1/bid/create', call),
    ]
    expect(other.bidId).toBe(one.bidId)
    const { cars } = await seriba.get('/v1/bid/my-bid')
    expect(cars.map(({ bidId }) => bidId)).toEqual([one.bidId])
  })

  test('gets a typed error explaining why a bid was refused', async () => {
    const { seriba } = await aCaller()
    const { id } = await aLot(server.db)
    const call = (amount: number) =>
      seriba.post('/v1/bid/create', {
        body: { carId: String(id), lotType: 'auction', amount, confirm: 1 },
      })
    expect(await refusalOf(call(1))).toMatchObject({ status: 422, messageCode: 'amount_too_low' })
    const dear = await refusalOf(call(900_000_000))
    expect([dear?.status, dear?.messageCode]).toEqual([402, 'not_enough_credit'])
    expect(dear?.detail).toMatchObject({ balance: expect.any(Number) })
  })

  test('sees its purchases and the invoices that staff issue', async () => {
    const { user, seriba } = await aCaller()
    const { id } = await aWonCar(user, 400_000)
    const cookie = (await desk()).cookie
    const staff = createClient({ baseUrl, cookie })
    const { number } = await staff.post('/v1/invoice/create', { body: { purchaseId: id } })
    const { carsList } = await seriba.get('/v1/purchased-cars/listing')
    expect(carsList.map((car) => car.id)).toEqual([id])
    const { data } = await seriba.get('/v1/purchased-cars/view', { query: { id } })
    expect([data.invoice?.number, data.finances.price]).toEqual([number, 400_000])
  })
})

test('requests without their own key are all carried out, and twenty under one key are carried out once', async () => {
  const user = await aClient(server.db)
  const { cookie } = await server.signInAs(user)
  const seriba = createClient({ baseUrl, cookie, retries: { most: 20 } })
  const wish = { kind: 'car', maker: 'Toyota', model: 'Supra', yearFrom: 1998, yearTo: null } as const
  const order = (key: { idempotencyKey?: string } = {}) =>
    seriba.post('/v1/order/create', { body: { ...wish, budget: 2_600_000, port: 'Mombasa' }, ...key })
  const count = async () =>
    (await server.db.selectFrom('orders').select('id').where('client_id', '=', user.id).execute()).length
  await Promise.all([order(), order()])
  expect(await count()).toBe(2)
  const answers = await Promise.all(Array.from({ length: 20 }, () => order({ idempotencyKey: 'one' })))
  expect(new Set(answers.map((answer) => answer.order.id)).size).toBe(1)
  expect(await count()).toBe(3)
})

test('a session cookie works in place of a token', async () => {
  const user = await aClient(server.db)
  const { cookie } = await server.signInAs(user)
  expect(cookie).toContain(accessCookie)
  const { detail } = await createClient({ baseUrl, cookie }).get('/v1/user/view-profile')
  expect(detail.email).toBe(user.email)
})

test('with neither, the error says that nobody is logged in', async () => {
  const refused = await refusalOf(createClient({ baseUrl }).get('/v1/bid/my-bid'))
  expect([refused?.status, refused?.messageCode]).toEqual([401, 'signed_out'])
})
