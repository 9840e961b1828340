import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer({ demo: true })
const { desk, aWonCar, paidOf } = wonCarsOf(server)

test('a purchase that earlier money could pay for is paid by the payment that names it', async () => {
  const client = await aClient(server.db)
  const car = await aWonCar(client, 300_000)
  const staff = await desk()
  const payable = async () =>
    (await staff.get('/payments/payable', { userId: client.id })).json().result.purchases
  const [{ open: price }] = await payable()
  const enter = async (more: object) =>
    (await staff.post('/payments/create', { userId: client.id, method: 'cash', force: true, ...more })).json()
  await enter({ type: 'Remittances', amount: price })
  // A charge takes some of that money back out of the purchase; it is free again as soon as more money comes in.
  await enter({ type: 'Yahoo', amount: 50_000, description: 'Parts' })
  expect(await payable()).toMatchObject([{ purchaseId: car.id, open: 50_000 }])
  const paid = await enter({ type: 'Remittances', amount: 50_000, purchaseIds: [car.id] })
  expect(paid.result).toMatchObject({ success: true })
  expect(await paidOf(car.id)).toBe(price)
})
