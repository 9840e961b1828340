import { roleIds } from '@seriba/domain/access/roles'
import { alertNewLots } from '@seriba/server-searches/alert-new-lots'
import { expect, test } from 'vitest'
import { aListener, dispatchNumberedAlerts, pushesTo } from '../test/alert-jobs.ts'
import { aLot } from '../test/bid-builders.ts'
import { aClient, type TestUser } from '../test/builders.ts'
import { chosenPort, publishedCosts } from '../test/cost-builders.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const site = { url: 'https://portal.example', secret: 'a secret' }
const run = (now?: Date) => alertNewLots({ db: server.db, site }, now)

let makers = 0
/** A maker whose lots no other test has. */
const aMaker = () => `Maker ${++makers}`

async function aSearch(user: TestUser, maker: string, more: Record<string, unknown> = {}) {
  const browser = await server.signInAs(user)
  const response = await browser.post('/user/save-search', {
    title: 'My search',
    params: `maker=${encodeURIComponent(maker)}`,
    type: 'car-auction',
    instant: true,
    ...more,
  })
  expect(response.statusCode).toBe(200)
  // As if it had been saved before the test's lots arrived.
  const saved = await server.db
    .updateTable('saved_searches')
    .set({ instant_since: new Date(Date.now() - 60_000) })
    .where('user_id', '=', user.id)
    .where('instant_since', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return { browser, id: saved?.id ?? 0 }
}
const subjects = async (user: TestUser) =>
  (await queuedMails(server.db, user.email)).map(({ subject }) => subject)

test('a new lot is announced at once, only once, through every channel', async () => {
  const [client, maker] = [await aClient(server.db), aMaker()]
  const { id } = await aListener(server, client)
  await aSearch(client, maker)
  const lot = await aLot(server.db, { maker, model: 'Crown' })
  await Promise.all([run(), run()])
  await run()
  await dispatchNumberedAlerts(server.db)
  expect(await subjects(client)).toEqual(['1 new lot: My search'])
  const [mail] = await queuedMails(server.db, client.email)
  expect(mail?.text).toContain(`${lot.lot_no}. ${maker} Crown, TX L, 2019\nUSS Tokyo, `)
  expect(mail?.text).toContain(
    `4.5, 48\u00A0000\u00A0km\n¥\u00A0300\u00A0000\nhttps://portal.example/car-auctions/${lot.id}`,
  )
  expect(await pushesTo(server.db, id)).toMatchObject([
    { title: '1 new lot: My search', path: `/car-auctions/${lot.id}` },
  ])
})

test('several lots are announced in one message that opens the search, and later ones in another', async () => {
  const [client, maker] = [await aClient(server.db), aMaker()]
  const { id } = await aListener(server, client)
  await aSearch(client, maker, { title: 'Crowns' })
  for (let at = 0; at < 23; at++) await aLot(server.db, { maker })
  await run()
  await aLot(server.db, { maker })
  await run()
  await dispatchNumberedAlerts(server.db)
  expect(await subjects(client)).toEqual(['23 new lots: Crowns', '1 new lot: Crowns'])
  const [first] = await pushesTo(server.db, id)
  expect(first?.path).toBe(`/car-auctions?maker=${encodeURIComponent(maker).replace('%20', '+')}`)
})

test('lots that existed before the alert was switched on are not new', async () => {
  const [client, maker] = [await aClient(server.db), aMaker()]
  await aLot(server.db, { maker, first_seen_at: new Date(Date.now() - 120_000) })
  await aSearch(client, maker)
  await run()
  expect(await subjects(client)).toEqual([])
})

test('a price ceiling excludes more expensive lots and those without a known price', async () => {
  const [client, maker] = [await aClient(server.db), aMaker()]
  await aSearch(client, maker, { ceiling: { by: 'start', yen: 500_000 } })
  for (const start_price of [0, 500_000, 505_000]) await aLot(server.db, { maker, start_price })
  await run()
  expect(await subjects(client)).toEqual(['1 new lot: My search'])
})

test('a ceiling on the average uses what similar lots sold for', async () => {
  const maker = aMaker()
  const sold = async (chassis: string, price: number) => {
    for (let at = 0; at < 3; at++) {
      await aLot(server.db, {
        maker,
        chassis,
        condition_rank: 4.5,
        status: 4533,
        sold_price: price,
        auction_at: new Date(Date.now() - 10 * 86_400_000),
        first_seen_at: new Date(Date.now() - 10 * 86_400_000),
      })
    }
  }
  await sold('AAA10', 800_000)
  await sold('BBB20', 1_200_000)
  const client = await aClient(server.db)
  await aSearch(client, maker, { ceiling: { by: 'average', yen: 1_000_000 } })
  const wanted = await aLot(server.db, { maker, chassis: 'AAA10', condition_rank: 4.5 })
  await aLot(server.db, { maker, chassis: 'BBB20', condition_rank: 4.5 })
  await aLot(server.db, { maker, chassis: 'CCC30', condition_rank: 4.5 })
  await run()
  const [mail] = await queuedMails(server.db, client.email)
  expect(mail?.subject).toBe('1 new lot: My search')
  expect(mail?.text).toContain(`/car-auctions/${wanted.id}`)
})

test('a ceiling on the landed price uses the cost at the owner’s port', async () => {
  const [client, maker] = [await aClient(server.db), aMaker()]
  const browser = await server.signInAs(client)
  const search = { title: 'Landed', params: `maker=${maker}`, type: 'car-auction', instant: true }
  const ceiling = { by: 'landed', yen: 2_000_000 }
  // Without a port there is no landed price.
  const refused = await browser.post('/user/save-search', { ...search, ceiling })
  expect([refused.statusCode, refused.json().messageCode]).toEqual([409, 'port_not_chosen'])

  await publishedCosts(server.db)
  await chosenPort(server.db, client.id, 'Southampton')
  await aSearch(client, maker, { ceiling })
  const facts = { maker, engine: 1490, horse_power: 109, model: 'Corolla' }
  const wanted = await aLot(server.db, { ...facts, start_price: 300_000 })
  // Its start price is below the ceiling, but its landed price is not.
  await aLot(server.db, { ...facts, start_price: 1_950_000 })
  await run()
  const [mail] = await queuedMails(server.db, client.email)
  expect(mail?.subject).toBe('1 new lot: My search')
  expect(mail?.text).toContain(`/car-auctions/${wanted.id}`)
})

test('no alert is sent for pages a client may not see, to disabled accounts, or by email to clients who want none', async () => {
  const maker = aMaker()
  const [closed, disabled, noMail] = [
    await aClient(server.db, { permissions: { carAuctionsView: true } }),
    await aClient(server.db),
    await aClient(server.db),
  ]
  for (const user of [closed, disabled, noMail]) await aSearch(user, maker)
  const change = (user: TestUser, set: Record<string, unknown>) =>
    server.db.updateTable('users').set(set).where('id', '=', user.id).execute()
  await change(closed, { permissions: JSON.stringify({ carAuctionsView: false }) })
  await change(disabled, { role_id: roleIds.disabled })
  await change(noMail, { notifications_off: ['newLots.email'] })
  const { id } = await aListener(server, noMail)
  await aLot(server.db, { maker })
  await run()
  await dispatchNumberedAlerts(server.db)
  for (const user of [closed, disabled, noMail]) expect(await subjects(user)).toEqual([])
  expect(await pushesTo(server.db, id)).toHaveLength(1)
})

test('searches of past results alert daily and cannot alert instantly', async () => {
  const browser = await server.signInAs(
    await aClient(server.db, { permissions: { salesStatisticsView: true } }),
  )
  const past = { title: 'Sold', params: '', type: 'stats' }
  const refused = await browser.post('/user/save-search', { ...past, instant: true })
  expect([refused.statusCode, refused.json().messageCode]).toEqual([422, 'search_of_past'])
  expect((await browser.post('/user/save-search', past)).statusCode).toBe(200)
  const [{ id }] = (await browser.get('/user/my-search', { type: 'stats' })).json().result.items
  expect((await browser.post('/user/update-search', { id, instant: true })).statusCode).toBe(422)
})

test('alerts and their ceilings can be changed and removed, and omitted values stay', async () => {
  const { browser, id } = await aSearch(await aClient(server.db), aMaker())
  const mine = async () => (await browser.get('/user/my-search')).json().result.items[0]
  await browser.post('/user/update-search', { id, ceiling: { by: 'average', yen: 900_000 } })
  expect(await mine()).toMatchObject({ instant: true, ceiling: { by: 'average', yen: 900_000 } })
  await browser.post('/user/update-search', { id, instant: false })
  expect(await mine()).toMatchObject({ instant: false, ceiling: { by: 'average', yen: 900_000 } })
  await browser.post('/user/update-search', { id, ceiling: null })
  expect(await mine()).toMatchObject({ instant: false, ceiling: null })
})
