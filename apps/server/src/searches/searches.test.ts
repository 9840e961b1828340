import { dayMs } from '@seriba/domain/time/jst'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient, aManager, aUser } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()

const search = (more = {}) => ({
  title: 'Toyota, Crown',
  params: 'maker=Toyota&model=Crown',
  type: 'car-auction',
  ...more,
})
const mine = async (browser: Browser, type?: string) =>
  (await browser.get('/user/my-search', type === undefined ? undefined : { type })).json().result
const someone = async () => server.signInAs(await aClient(server.db))
const saved = async (browser: Browser, more = {}) => {
  await browser.post('/user/save-search', search(more))
  return (await mine(browser)).items[0]
}

describe('saving a search', () => {
  test('stores it with its address, without the page number', async () => {
    const browser = await someone()
    const response = await browser.post(
      '/user/save-search',
      search({ title: '  My crowns ', params: '?maker=Toyota&model=Crown&page=4', dailyEmail: true }),
    )
    expect([response.statusCode, response.json()]).toEqual([200, { result: null }])
    expect(await mine(browser)).toEqual({
      items: [
        {
          id: expect.any(Number),
          name: 'My crowns',
          params: 'maker=Toyota&model=Crown',
          type: 'car-auction',
          dailyEmail: true,
          instant: false,
          ceiling: null,
          fresh: 0,
        },
      ],
      counter: 1,
    })
  })

  test.each([
    ['a blank title', { title: '   ' }, 'title'],
    ['a title of more than 200 characters', { title: 'a'.repeat(201) }, 'title'],
    ['an address with an unknown key', { params: 'maker=Toyota&utm_source=x' }, 'params'],
    ['a page that has no searches', { type: 'share' }, 'type'],
  ])('refuses %s at its field', async (_what, more, field) => {
    const browser = await someone()
    const response = await browser.post('/user/save-search', search(more))
    expect(response.statusCode).toBe(422)
    expect(response.json().message).toHaveProperty(field)
    expect((await mine(browser)).counter).toBe(0)
  })

  test('is not possible for a guest, or on a page they may not see', async () => {
    const guest = await server.signInAs(await aUser(server.db, { role: 'guest' }))
    expect((await guest.post('/user/save-search', search())).statusCode).toBe(403)
    const client = await server.signInAs(await aClient(server.db, { permissions: { bikeView: false } }))
    expect((await client.post('/user/save-search', search({ type: 'bikes' }))).statusCode).toBe(403)
  })

  test('is possible for a manager', async () => {
    const manager = await server.signInAs(await aManager(server.db))
    expect((await manager.post('/user/save-search', search())).statusCode).toBe(200)
  })

  test('is limited to ten per page, even when many are sent at once', async () => {
    const browser = await someone()
    const sent = Array.from({ length: 14 }, (_, at) =>
      browser.post('/user/save-search', search({ title: `No ${at}` })),
    )
    const answers = await Promise.all(sent)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    const refused = answers.filter(({ statusCode }) => statusCode === 422)
    expect(refused).toHaveLength(4)
    expect(refused[0]?.json()).toMatchObject({
      messageCode: 'too_many_searches',
      message: {
        title: 'Only up to 10 searches can be saved. Please delete an existing search to add a new one.',
      },
    })
    expect((await mine(browser)).counter).toBe(10)
    expect((await browser.post('/user/save-search', search({ type: 'stats' }))).statusCode).toBe(200)
  })
})

describe('the list of searches', () => {
  test('has the newest first and can be limited to one page', async () => {
    const browser = await someone()
    for (const title of ['first', 'second']) await browser.post('/user/save-search', search({ title }))
    await browser.post('/user/save-search', search({ title: 'bikes', type: 'bikes' }))
    expect((await mine(browser)).items.map(({ name }: { name: string }) => name)).toEqual(['second', 'first'])
    expect((await mine(browser, 'bikes')).items).toMatchObject([{ name: 'bikes', type: 'bikes' }])
  })

  test('is counted for each page in the menu', async () => {
    const browser = await someone()
    for (const type of ['car-auction', 'car-auction', 'machinery-stats']) {
      await browser.post('/user/save-search', search({ type }))
    }
    const { search: counts } = (await browser.get('/site/menu-counters')).json().result
    expect(counts).toEqual({
      'car-auction': '2',
      stats: '0',
      stock: '0',
      bikes: '0',
      'bike-stats': '0',
      machinery: '0',
      'machinery-stats': '1',
    })
  })
})

describe('changing a search', () => {
  test('renames it and leaves everything else', async () => {
    const browser = await someone()
    const { id } = await saved(browser, { dailyEmail: true })
    const response = await browser.post('/user/update-search', { id, title: ' Crowns ' })
    expect(response.json().result).toEqual({ success: true, counter: 1 })
    expect((await mine(browser)).items).toMatchObject([{ id, name: 'Crowns', dailyEmail: true }])
  })

  test('switches its daily email on and off', async () => {
    const browser = await someone()
    const { id } = await saved(browser)
    await browser.post('/user/update-search', { id, dailyEmail: true })
    expect((await mine(browser)).items).toMatchObject([{ name: 'Toyota, Crown', dailyEmail: true }])
    await browser.post('/user/update-search', { id, dailyEmail: false })
    expect((await mine(browser)).items).toMatchObject([{ dailyEmail: false }])
  })

  test('refuses a blank title', async () => {
    const browser = await someone()
    const { id } = await saved(browser)
    expect((await browser.post('/user/update-search', { id, title: ' ' })).statusCode).toBe(422)
  })

  test('deletes it and says how many are left', async () => {
    const browser = await someone()
    const first = await saved(browser, { title: 'first' })
    await saved(browser, { title: 'second' })
    const response = await browser.post('/user/delete-search', { id: first.id })
    expect(response.json().result).toEqual({ success: true, counter: 1 })
    expect((await browser.post('/user/delete-search', { id: first.id })).statusCode).toBe(404)
  })

  test('is not possible for anyone else', async () => {
    const owner = await someone()
    const { id } = await saved(owner)
    const other = await someone()
    for (const [path, body] of [
      ['/user/update-search', { id, title: 'Mine now' }],
      ['/user/delete-search', { id }],
    ] as const) {
      expect((await other.post(path, body)).statusCode).toBe(404)
    }
    expect((await mine(owner)).items).toMatchObject([{ id, name: 'Toyota, Crown' }])
  })
})

describe('new lots for a search', () => {
  const comesUp = { auction_at: new Date(Date.now() + 3 * dayMs) }

  test('are those that match and were added since it was saved or last opened', async () => {
    const browser = await someone()
    await aLot(server.db, { maker: 'Fresh', first_seen_at: new Date(Date.now() - dayMs), ...comesUp })
    const { id, fresh } = await saved(browser, { params: 'maker=Fresh' })
    expect(fresh).toBe(0)
    await aLot(server.db, { maker: 'Fresh', ...comesUp })
    await aLot(server.db, { maker: 'Fresh', ...comesUp })
    await aLot(server.db, { maker: 'Other', ...comesUp })
    expect((await mine(browser)).items[0].fresh).toBe(2)
    await browser.post('/user/update-search', { id, opened: true })
    expect((await mine(browser)).items[0].fresh).toBe(0)
  })

  test('are found even if the address has unreadable filters', async () => {
    const browser = await someone()
    await saved(browser, { params: 'maker=Unread&search=abc&sort=nothing' })
    await aLot(server.db, { maker: 'Unread', ...comesUp })
    expect((await mine(browser)).items).toMatchObject([
      { params: 'maker=Unread&search=abc&sort=nothing', fresh: 1 },
    ])
    expect((await browser.get('/user/dashboard')).json().result.searches.rows).toMatchObject([{ fresh: 1 }])
  })

  test('are hidden from everybody else and counted only up to a limit', async () => {
    const [browser, other] = [await someone(), await someone()]
    const { id } = await saved(browser, { params: 'maker=Plenty' })
    for (let at = 0; at < 103; at++) await aLot(server.db, { maker: 'Plenty', ...comesUp })
    expect((await mine(browser)).items[0].fresh).toBe(100)
    expect((await other.post('/user/update-search', { id, opened: true })).statusCode).toBe(404)
    expect((await mine(browser)).items[0].fresh).toBe(100)
  })

  test('are found among thousands of older ones', async () => {
    const browser = await someone()
    const old = await aLot(server.db, {
      maker: 'Crowd',
      first_seen_at: new Date(Date.now() - dayMs),
      ...comesUp,
    })
    await sql`
      insert into lots (kind, auction, auction_at, auction_day, lot_no, maker, status, first_seen_at)
      select kind, auction, auction_at, auction_day, 100000 + n, maker, status, first_seen_at
      from lots, generate_series(1, 2100) n where id = ${old.id}`.execute(server.db)
    await saved(browser, { params: 'maker=Crowd' })
    await aLot(server.db, { maker: 'Crowd', ...comesUp })
    expect((await mine(browser)).items[0].fresh).toBe(1)
  })

  test('appear in statistics the day after the auction', async () => {
    const browser = await someone()
    await saved(browser, { type: 'stats', params: 'maker=Gone' })
    const { id } = (await mine(browser, 'stats')).items[0]
    await server.db
      .updateTable('saved_searches')
      .set({ opened_at: new Date(Date.now() - 5 * dayMs) })
      .where('id', '=', id)
      .execute()
    await aLot(server.db, { maker: 'Gone', auction_at: new Date(Date.now() - 2 * dayMs) })
    expect((await mine(browser, 'stats')).items[0].fresh).toBe(1)
  })
})
