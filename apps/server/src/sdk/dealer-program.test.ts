import type { AddressInfo } from 'node:net'
import { createClient, verifyWebhook, type WebhookEvent } from '@seriba/client-sdk'
import { apiScopes } from '@seriba/domain/api-keys/scopes'
import { beforeAll, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aDealer } from '../test/builders.ts'
import { publishedCosts } from '../test/cost-builders.ts'
import { aKey } from '../test/key-program.ts'
import { webhookWorld } from '../test/webhook-world.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const { server, receiver, aListener, send } = webhookWorld()
const { desk, setPrice } = wonCarsOf(server)
let baseUrl = ''

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  baseUrl = `http://localhost:${(server.app.server.address() as AddressInfo).port}`
  await publishedCosts(server.db)
})

test('a dealer’s program finds a lot, sees its price and cost, bids, learns of the win, and gets the purchase and invoice', async () => {
  const dealer = await aDealer(server.db, { creditLimit: 10_000_000 } as never)
  const { secret } = await aListener({ dealer })
  const seriba = createClient({ baseUrl, token: await aKey(server, dealer, apiScopes) })
  const told = async (): Promise<WebhookEvent[]> => {
    await send()
    const heard = receiver().heard.splice(0)
    return Promise.all(heard.map(({ body, headers }) => verifyWebhook(body, headers, secret)))
  }

  await aLot(server.db, { maker: 'Programmed', model: 'Coupe' })
  const pageType = { path: { pageType: 'car-auction' } } as const
  const { carsList = [] } = await seriba.get('/v1/{pageType}/listing', {
    ...pageType,
    query: { makerId: 'Programmed' },
  })
  const carId = String(carsList[0]?.id)
  const evidence = await seriba.get('/v1/{pageType}/price-evidence', { ...pageType, query: { id: carId } })
  expect(evidence).toBeDefined()
  const { estimate } = await seriba.get('/v1/bid/landed-cost', {
    query: { carId, amount: 800_000, port: 'Mombasa' },
  })
  expect(estimate.milestones.cif?.likely).toBeGreaterThan(800_000)

  const { bidId } = await seriba.post('/v1/bid/create', {
    body: { carId, lotType: 'auction', amount: 800_000, confirm: 1 },
    idempotencyKey: 'wish-1',
  })
  expect((await told()).map(({ type }) => type)).toEqual(['bid.created'])

  const staff = await desk()
  await staff.put('/bid/update-bid-status', { bidId, status: 6 })
  await setPrice(Number(bidId), 760_000)
  const news = await told()
  const win = news.find(({ type }) => type === 'bid.won')
  expect(win?.data).toMatchObject({ bidId, bidStatus: 6 })
  const bought = news.find((event) => event.type === 'purchase.created')
  const purchaseId = bought?.data.purchaseId ?? 0
  expect(bought?.data.bidId).toBe(bidId)

  const { number } = (await staff.post('/invoice/create', { purchaseId })).json().result
  expect(await told()).toMatchObject([{ type: 'invoice.issued', data: { number, purchaseId } }])
  const { data } = await seriba.get('/v1/purchased-cars/view', { query: { id: purchaseId } })
  expect([data.invoice?.number, data.finances.price]).toEqual([number, 760_000])
})
