import { jstDay } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer({ demo: true })
const { desk, aWonCar } = wonCarsOf(server)

const kenya = 117
const [english, russian] = [692, 693]

test.each([
  [english, 'Mombasa, Kenya'],
  [russian, 'Mombasa, Кения'],
])(
  'invoices, statements, and deposits name their client’s country in the document’s language',
  async (language, place) => {
    const client = await aClient(server.db, { language, creditLimit: 9_000_000 })
    await server.db
      .updateTable('users')
      .set({ city: 'Mombasa', country_id: kenya })
      .where('id', '=', client.id)
      .execute()
    const own = await server.signInAs(client)
    const car = await aWonCar(client, 700_000)
    const invoice = (await (await desk()).post('/invoice/create', { purchaseId: car.id })).json().result
    const month = jstDay(new Date()).slice(0, 7)
    const statement = (await own.get('/payments/statement', { month })).json().result
    const deposit = (await own.post('/payments/deposit', { method: 'invoice' })).json().result
    for (const { url } of [invoice, statement, deposit])
      expect((await server.app.inject(url)).body, url).toContain(place)
  },
)
