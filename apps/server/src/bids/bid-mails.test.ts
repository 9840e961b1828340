import { bidStatus } from '@seriba/domain/bids/bid-status'
import { formatDate } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'

const server = testServer({ publicUrl: 'http://localhost' })
const { setStatus, statusOf } = deskOf(server)
const rich = { creditLimit: 10_000_000 }
const mailsTo = (user: TestUser) => queuedMails(server.db, user.email)

async function place(user: TestUser, body: Record<string, unknown>) {
  const browser = await server.signInAs(user)
  return (await browser.post('/bid/create', body)).json().result.bidId as number
}

const without = (user: TestUser, change: { bid_email_notify: false } | { notifications_off: string[] }) =>
  server.db.updateTable('users').set(change).where('id', '=', user.id).execute()

describe('a bid that a client places', () => {
  test('is confirmed to them by email, with what it is for and where to find it', async () => {
    const client = await aClient(server.db, rich)
    const lot = await aLot(server.db)
    const bidId = await place(client, bidOn(lot, 500_000))
    const mails = await mailsTo(client)
    expect(mails).toMatchObject([{ subject: 'Bid received: Toyota Land Cruiser Prado, TX L, 2019' }])
    expect(mails[0]?.text).toContain(formatMoney(500_000))
    expect(mails[0]?.text).toContain(`lot ${lot.lot_no}`)
    expect(mails[0]?.text).toContain(`http://localhost/bids?bid=${bidId}`)
  })

  test('appears in the email with its photo, grade, mileage, and amount', async () => {
    const client = await aClient(server.db, rich)
    const lot = await aLot(server.db, { images: ['/art/7.jpg'] })
    await place(client, bidOn(lot, 500_000))
    const [mail] = await mailsTo(client)
    expect(mail?.text).toContain(`${lot.lot_no}. Toyota Land Cruiser Prado, TX L, 2019\nUSS Tokyo, `)
    expect(mail?.text).toContain('\n4.5, 48\u00A0000\u00A0km\n¥\u00A0500\u00A0000\n')
    expect(mail?.html).toContain('<img src="http://localhost/art/7.jpg" width="120" height="90" alt=""')
  })

  test('is confirmed in the client’s language, and to a dealer with a link to their own list', async () => {
    const dealer = await aDealer(server.db, rich)
    await server.db.updateTable('users').set({ language: 693 }).where('id', '=', dealer.id).execute()
    const bidId = await place(dealer, bidOn(await aLot(server.db), 500_000))
    const [mail] = await mailsTo(dealer)
    expect(mail?.subject).toBe('Ставка принята: Toyota Land Cruiser Prado, TX L, 2019')
    expect(mail?.text).toContain('\n4.5, 48\u00A0000\u00A0км\n')
    expect(mail?.text).toContain(`http://localhost/dealer-bids?bid=${bidId}`)
  })

  test('is confirmed again when it is placed anew, but not when its amount changes', async () => {
    const client = await aClient(server.db, rich)
    const lot = await aLot(server.db)
    const bidId = await place(client, bidOn(lot, 500_000))
    await place(client, bidOn(lot, 600_000))
    expect(await mailsTo(client)).toHaveLength(1)
    await setStatus(client, bidId, bidStatus.cancel)
    await place(client, bidOn(lot, 700_000))
    const subjects = (await mailsTo(client)).map(({ subject }) => subject.split(':')[0])
    expect(subjects).toEqual(['Bid received', 'Bid canceled', 'Bid received'])
  })

  test('gets a receipt with a number and the time in Japan when it is canceled', async () => {
    const client = await aClient(server.db, rich)
    const bidId = await place(client, bidOn(await aLot(server.db), 500_000))
    await setStatus(client, bidId, bidStatus.cancel)
    const [, mail] = await mailsTo(client)
    const receipt = await server.db
      .selectFrom('cancellations')
      .select(['number', 'canceled_at as at'])
      .where('bid_id', '=', bidId)
      .executeTakeFirstOrThrow()
    expect(mail?.text).toContain(`Receipt: ${receipt.number}`)
    expect(mail?.text).toContain('Your bid of ¥\u00A0500\u00A0000')
    expect(mail?.text).toContain(`${formatDate(receipt.at)} `)
  })

  test('is not confirmed for a dry run, for a bid by a manager, or to a client who wants no such emails', async () => {
    const [client, quiet, silent] = [
      await aClient(server.db, rich),
      await aClient(server.db, rich),
      await aClient(server.db, rich),
    ]
    await without(quiet, { bid_email_notify: false })
    await without(silent, { notifications_off: ['bidStatus.email'] })
    const lot = await aLot(server.db)
    await place(client, bidOn(lot, 500_000, { confirm: 0 }))
    const manager = await server.signInAs(await aManager(server.db))
    const placed = await manager.post('/bid/bid-from-manager', { ...bidOn(lot, 500_000), userId: client.id })
    expect(placed.statusCode).toBe(200)
    await place(quiet, bidOn(lot, 500_000))
    await place(silent, bidOn(lot, 500_000))
    expect([await mailsTo(client), await mailsTo(quiet), await mailsTo(silent)]).toEqual([[], [], []])
  })
})

describe('bids stopped by a win', () => {
  test('are reported in one email when the win fills their group', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const group = await aGroup(server.db, client, { quota: 1 })
    const lots = [await aLot(server.db), await aLot(server.db)]
    const won = await aBid(server.db, client, { group_id: group.id })
    for (const lot of lots) await aBid(server.db, client, { group_id: group.id, lot })
    await setStatus(manager, won.id, bidStatus.win)
    const filled = (await mailsTo(client)).filter(({ subject }) => !subject.startsWith('You won'))
    expect(filled).toMatchObject([{ subject: `Group ${group.label} is complete` }])
    for (const lot of lots) expect(filled[0]?.text).toContain(`lot ${lot.lot_no})`)
    expect(filled[0]?.text).toContain('http://localhost/bids')
  })

  test('are reported again when the win is reversed and they resume', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const group = await aGroup(server.db, client, { quota: 1 })
    const won = await aBid(server.db, client, { group_id: group.id })
    const other = await aBid(server.db, client, { group_id: group.id, status: bidStatus.bid })
    await setStatus(manager, won.id, bidStatus.win)
    expect(await statusOf(other.id)).toBe(bidStatus.dontBid)
    const before = await mailsTo(client)
    await setStatus(manager, won.id, bidStatus.dontBid)
    expect(await statusOf(other.id)).toBe(bidStatus.bid)
    const mails = (await mailsTo(client)).slice(before.length)
    expect(mails.some(({ text }) => text.includes(`/bids?bid=${other.id}`))).toBe(true)
  })

  test('are described by what happens to the bid, not by the button that staff press', async () => {
    const manager = await aManager(server.db)
    const subjects = async (language: number) => {
      const client = await aClient(server.db, rich)
      await server.db.updateTable('users').set({ language }).where('id', '=', client.id).execute()
      const { id } = await aBid(server.db, client)
      for (const status of [bidStatus.dontBid, bidStatus.cancel, bidStatus.finished])
        await setStatus(manager, id, status)
      return (await mailsTo(client)).map(({ subject }) => subject.replace(/^.*: /, ''))
    }
    expect((await subjects(692)).sort()).toEqual(['canceled', 'lost', 'stopped'])
    expect((await subjects(693)).sort()).toEqual(['остановлена', 'отменена', 'проиграна'])
  })

  test('are reported to every client who ordered the same stock car and wants to know', async () => {
    const manager = await aManager(server.db)
    const [winner, other, quiet] = [
      await aClient(server.db),
      await aClient(server.db),
      await aClient(server.db),
    ]
    await without(quiet, { bid_email_notify: false })
    const lot = await aLot(server.db, { kind: 'stock', auction_at: null, sold_price: 500_000 })
    const [won, lost, unheard] = [
      await aBid(server.db, winner, { lot, lot_type: 'stock' }),
      await aBid(server.db, other, { lot, lot_type: 'stock' }),
      await aBid(server.db, quiet, { lot, lot_type: 'stock' }),
    ]
    await setStatus(manager, won.id, bidStatus.win)
    expect([await statusOf(lost.id), await statusOf(unheard.id)]).toEqual([3, 3])
    const [confirmed] = await mailsTo(winner)
    expect(confirmed?.subject).toBe('Your order is confirmed: Toyota Land Cruiser Prado, TX L, 2019')
    expect(confirmed?.text).not.toMatch(/won|Sold price/)
    const [mail] = await mailsTo(other)
    expect(mail?.subject).toBe('Sold to another buyer: Toyota Land Cruiser Prado, TX L, 2019')
    expect(mail?.text).toContain(`http://localhost/bids?bid=${lost.id}`)
    expect(await mailsTo(quiet)).toEqual([])
  })
})
