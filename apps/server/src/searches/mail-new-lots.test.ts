import { roleIds } from '@seriba/domain/access/roles'
import { formatTime } from '@seriba/domain/format/date'
import { dayMs } from '@seriba/domain/time/jst'
import { mailNewLots } from '@seriba/server-searches/mail-new-lots'
import { searchOfToken } from '@seriba/server-searches/unsubscribe-token'
import { parseCrontab } from 'graphile-worker'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crontab, type Worker } from '../lib/worker.ts'
import { aLot } from '../test/bid-builders.ts'
import { aClient, type TestUser } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { testMailbox } from '../test/mailbox.ts'
import { testServer } from '../test/server.ts'
import { testWorker } from '../test/worker.ts'

const server = testServer()
const mailbox = testMailbox()
const site = { url: 'https://portal.example', secret: testConfig.cookieSecret }
const tomorrow = new Date(Date.now() + dayMs)
let worker: Worker

beforeAll(async () => {
  worker = await testWorker(server, {
    smtpUrl: mailbox.url,
    publicUrl: site.url,
    site,
    look: { brand: 'Seriba', color: '#017EEF', logo: null },
  })
})
afterAll(() => worker.stop())

let makers = 0
/** A maker whose lots no other test has. */
const aMaker = () => `Maker ${++makers}`

async function aSearch(user: TestUser, more: Record<string, unknown> = {}) {
  const browser = await server.signInAs(user)
  await browser.post('/user/save-search', {
    title: 'My search',
    params: '',
    type: 'car-auction',
    dailyEmail: true,
    ...more,
  })
  const { type = 'car-auction' } = more
  return (await browser.get('/user/my-search', { type })).json().result.items[0].id as number
}

const lotsOf = async (maker: string, count = 1, more = {}) => {
  for (let at = 0; at < count; at++) {
    await aLot(server.db, { maker, auction_at: new Date(Date.now() + 3 * dayMs), ...more })
  }
}
const mailsTo = (user: TestUser) => mailbox.received.filter(({ recipient }) => recipient === user.email)
const hrefs = (html = '') => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

describe('the daily email of a search', () => {
  test('lists what is new, with links and a way to stop it', async () => {
    const client = await aClient(server.db)
    const maker = aMaker()
    await lotsOf(maker, 1, { first_seen_at: new Date(Date.now() - dayMs) })
    const id = await aSearch(client, { params: `maker=${encodeURIComponent(maker)}`, title: 'Crown & Co' })
    const lot = await aLot(server.db, { maker, model: 'Crown', auction_at: new Date(Date.now() + 3 * dayMs) })
    await aLot(server.db, { maker: aMaker() })
    await mailNewLots({ db: server.db, site }, tomorrow)

    const [mail] = await mailbox.wait(client.email)
    expect(mail?.subject).toBe('1 new lot: Crown & Co')
    expect(mail?.text).toContain(`${lot.lot_no}. ${maker} Crown, TX L, 2019\nUSS Tokyo`)
    const [lotLink, listing, stop] = hrefs(mail?.html)
    expect(lotLink).toBe(`https://portal.example/car-auctions/${lot.id}`)
    expect(listing).toBe(
      `https://portal.example/car-auctions?maker=${encodeURIComponent(maker).replace('%20', '+')}`,
    )
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe')).toBe(`<${stop}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(searchOfToken(stop?.split('/').at(-1) ?? '', site.secret)).toBe(id)
  })

  test('is in its reader’s language and lists twenty lots at most', async () => {
    const client = await aClient(server.db, { language: 693 })
    const maker = aMaker()
    await aSearch(client, { params: `maker=${maker}`, title: 'Кроны' })
    await lotsOf(maker, 23)
    await mailNewLots({ db: server.db, site }, tomorrow)
    const [mail] = await mailbox.wait(client.email)
    expect(mail?.subject).toBe('Новых лотов: 23. Кроны')
    expect(hrefs(mail?.html)).toHaveLength(22)
    expect(mail?.text).toContain('И ещё: 3.')
  })

  test('is sent once a day, and again only for lots added since', async () => {
    const client = await aClient(server.db)
    const maker = aMaker()
    await aSearch(client, { params: `maker=${maker}` })
    await lotsOf(maker)
    const run = (days: number) =>
      mailNewLots({ db: server.db, site }, new Date(tomorrow.getTime() + days * dayMs))
    await Promise.all([run(0), run(0)])
    await run(0)
    await run(1)
    await lotsOf(maker, 2, { first_seen_at: new Date(tomorrow.getTime() + 1.5 * dayMs) })
    await run(2)
    const mails = await mailbox.wait(client.email, 2)
    expect(mails.map(({ subject }) => subject)).toEqual(['1 new lot: My search', '2 new lots: My search'])
  })

  test('is not sent if it is off or unwanted, nothing is new, or its owner may not see the page or is disabled', async () => {
    const maker = aMaker()
    const [off, nothing, closed, unwanted, disabled, open] = [
      await aClient(server.db),
      await aClient(server.db),
      await aClient(server.db),
      await aClient(server.db),
      await aClient(server.db),
      await aClient(server.db),
    ]
    const params = `maker=${maker}`
    await aSearch(off, { params, dailyEmail: false })
    await aSearch(nothing, { params: `maker=${aMaker()}` })
    await aSearch(closed, { params })
    await server.db
      .updateTable('users')
      .set({ permissions: JSON.stringify({ carAuctionsView: false }) })
      .where('id', '=', closed.id)
      .execute()
    await aSearch(unwanted, { params })
    await server.db
      .updateTable('users')
      .set({ notifications_off: ['newLots.email'] })
      .where('id', '=', unwanted.id)
      .execute()
    await aSearch(disabled, { params })
    await server.db
      .updateTable('users')
      .set({ role_id: roleIds.disabled, permissions: JSON.stringify({ carAuctionsView: true }) })
      .where('id', '=', disabled.id)
      .execute()
    await aSearch(open, { params })
    await lotsOf(maker)
    await mailNewLots({ db: server.db, site }, tomorrow)
    await mailbox.wait(open.email)
    expect([off, nothing, closed, unwanted, disabled].flatMap(mailsTo)).toEqual([])
  })

  test('matches what the page shows: unknown or unreadable filters are ignored', async () => {
    const client = await aClient(server.db)
    const maker = aMaker()
    await aSearch(client, { params: `maker=${maker}&search=abc&hour=1,9&sort=hours` })
    await lotsOf(maker)
    await mailNewLots({ db: server.db, site }, tomorrow)
    const [mail] = await mailbox.wait(client.email)
    expect(mail?.subject).toBe('1 new lot: My search')
  })

  test('is sent at seven in the morning, Japan time', () => {
    const daily = parseCrontab(crontab).find(({ task }) => task === 'mailNewLots')
    const from = Date.parse('2026-11-24T00:00:00Z')
    const minutes = Array.from({ length: 24 * 60 }, (_, minute) => new Date(from + minute * 60_000))
    const due = minutes.filter((at) =>
      daily?.match({
        min: at.getUTCMinutes(),
        hour: at.getUTCHours(),
        date: at.getUTCDate(),
        month: at.getUTCMonth() + 1,
        dow: at.getUTCDay(),
      }),
    )
    expect(due.map((at) => formatTime(at))).toEqual(['7:00'])
  })

  test('for a statistics page lists the lots whose auction is over', async () => {
    const client = await aClient(server.db)
    const maker = aMaker()
    await aLot(server.db, { maker, first_seen_at: new Date(Date.now() - 9 * dayMs), auction_at: new Date() })
    await aSearch(client, { type: 'stats', params: `maker=${maker}` })
    await mailNewLots({ db: server.db, site }, new Date(Date.now() + 2 * dayMs))
    const [mail] = await mailbox.wait(client.email)
    expect(mail?.subject).toBe('1 new lot: My search')
  })
})

describe('stopping the email', () => {
  const isMailed = async (id: number) =>
    (
      await server.db
        .selectFrom('saved_searches')
        .select('daily_email')
        .where('id', '=', id)
        .executeTakeFirst()
    )?.daily_email
  const linkTo = async (user: TestUser) => {
    const maker = aMaker()
    const id = await aSearch(user, { params: `maker=${maker}` })
    await lotsOf(maker)
    await mailNewLots({ db: server.db, site }, tomorrow)
    const [mail] = await mailbox.wait(user.email)
    return { id, token: hrefs(mail?.html).at(-1)?.split('/').at(-1) ?? '' }
  }

  test('needs no session and can be repeated', async () => {
    const { id, token } = await linkTo(await aClient(server.db))
    for (const _again of [1, 2]) {
      const response = await server.anonymous().post('/user/unsubscribe', { token })
      expect(response.json()).toEqual({ result: { success: true } })
    }
    expect(await isMailed(id)).toBe(false)
  })

  test('works with a mail program’s one-click request', async () => {
    const { id, token } = await linkTo(await aClient(server.db))
    const response = await server.app.inject({
      method: 'POST',
      url: `/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(response.statusCode).toBe(204)
    expect(await isMailed(id)).toBe(false)
  })

  test('works even after the search is deleted', async () => {
    const client = await aClient(server.db)
    const { id, token } = await linkTo(client)
    await (await server.signInAs(client)).post('/user/delete-search', { id })
    expect((await server.anonymous().post('/user/unsubscribe', { token })).statusCode).toBe(200)
  })

  test('accepts only our own tokens', async () => {
    const { id, token } = await linkTo(await aClient(server.db))
    const others = [token.replace(/^\d+/, String(id + 1)), `${token.slice(0, -1)}~`, '', `${id}-`]
    for (const other of others) {
      expect((await server.anonymous().post('/user/unsubscribe', { token: other })).statusCode).toBe(404)
    }
    expect(await isMailed(id)).toBe(true)
  })
})
