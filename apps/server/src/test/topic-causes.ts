import { isManager } from '@seriba/domain/access/actor'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import type { NotificationTopic } from '@seriba/domain/notifications/choices'
import { hourMs } from '@seriba/domain/time/jst'
import { alertCancelDeadlines } from '@seriba/server-alerts/alert-cancel-deadlines'
import { alertFavorites } from '@seriba/server-alerts/alert-favorites'
import { mailUnreadChat } from '@seriba/server-chat/mail-unread-chat'
import { mailShipment } from '@seriba/server-money/mail-shipment'
import { notifyOfStatement } from '@seriba/server-money/receivables/send-statements'
import { mailOffers } from '@seriba/server-orders/mail-offers'
import { alertNewLots } from '@seriba/server-searches/alert-new-lots'
import { aPurchase } from '../purchases/purchase-world.ts'
import { aBid, aLot, bidOn } from './bid-builders.ts'
import { budgetDeskOf } from './budget-desk.ts'
import type { TestUser } from './builders.ts'
import { testCompany } from './config.ts'
import { deskOf } from './desk.ts'
import { queuedMails } from './queued-mails.ts'
import type { TestServer } from './server.ts'
import { signUpForm } from './sign-up-form.ts'

export type Scene = {
  server: TestServer
  /** The people to be notified. */
  reader: TestUser
  /** Whose bids, money, and cars it is about: the reader's own or a client's. */
  client: TestUser
  /** A staff member other than the reader. */
  manager: TestUser
}

const publicUrl = 'https://portal.example'
const pdf = Buffer.from('%PDF-1.7 a paper').toString('base64')
const soon = (hours: number) => new Date(Date.now() + hours * hourMs)

/** Causes each topic of notifications, through the server or as the worker would. */
export const causeOf = {
  async newLots({ server, reader }) {
    const maker = `Maker of ${reader.id}`
    const params = `maker=${encodeURIComponent(maker)}`
    const search = { title: 'My search', params, type: 'car-auction', instant: true }
    await (await server.signInAs(reader)).post('/user/save-search', search)
    const since = { instant_since: new Date(Date.now() - 60_000) }
    await server.db.updateTable('saved_searches').set(since).where('user_id', '=', reader.id).execute()
    await aLot(server.db, { maker })
    await alertNewLots({ db: server.db, site: { url: publicUrl, secret: 'a secret' } })
  },
  async favoriteStart({ server, reader }) {
    const lot = await aLot(server.db, { auction_at: soon(0.3) })
    const favorite = { user_id: reader.id, lot_id: lot.id, group_name: 'A' }
    await server.db.insertInto('favorites').values(favorite).execute()
    await alertFavorites(server)
  },
  async bidStatus({ server, client, manager }) {
    await deskOf(server).setStatus(manager, (await aBid(server.db, client)).id, bidStatus.bid)
  },
  async cancelDeadline({ server, client }) {
    const lot = await aLot(server.db, { auction_at: soon(2.5) })
    await aBid(server.db, client, { lot, bid_date: soon(-24).toISOString() })
    await alertCancelDeadlines({ db: server.db, company: { cancelAlertMinutes: 60 } })
  },
  async bidByManager({ server, client, manager }) {
    const bid = { ...bidOn(await aLot(server.db), 500_000), userId: client.id }
    await (await server.signInAs(manager)).post('/bid/bid-from-manager', bid)
  },
  async win({ server, client, manager }) {
    const { id } = await aBid(server.db, client, { status: bidStatus.bid })
    await deskOf(server).setStatus(manager, id, bidStatus.win)
  },
  async negotiation({ server, reader, client, manager }) {
    const sold = { auction_at: new Date(), status: lotStatus.soldNego, sold_price: 2_410_000 }
    const lot = await aLot(server.db, sold)
    const { id: bidId } = await aBid(server.db, client, { lot, amount: 2_400_000, status: bidStatus.bid })
    const asked = { bidId, ask: 2_580_000, answerBy: soon(1).toISOString() }
    await (await server.signInAs(manager)).post('/bid/negotiation-ask', asked)
    if (isManager(reader.actor))
      await (await server.signInAs(client)).post('/bid/negotiation-offer', { bidId, amount: 2_450_000 })
  },
  async withdrawal({ server, reader, client, manager }) {
    const lot = await aLot(server.db, { auction_at: soon(1) })
    const { id: bidId } = await aBid(server.db, client, { lot, status: bidStatus.bid })
    await (await server.signInAs(client)).post('/bid/ask-withdrawal', { bidId, reason: '' })
    if (isManager(reader.actor)) return
    const answer = { bidId, answer: 'too_late', note: '' }
    await (await server.signInAs(manager)).put('/bid/answer-withdrawal', answer)
  },
  async budget({ server, reader, client, manager }) {
    const { setBudget, ask, answer, inWeek } = budgetDeskOf(server)
    await setBudget(client, { perDay: 500_000 })
    await ask(manager, client, await inWeek(0), 900_000)
    if (isManager(reader.actor)) await answer(client, 'yes')
  },
  async payment({ server, client, manager }) {
    const received = { userId: client.id, type: 'Remittances', amount: 90_000, method: 'bank' }
    await (await server.signInAs(manager)).post('/payments/create', received)
  },
  async invoice({ server, client }) {
    const { id: purchaseId, desk } = await aPurchase(server, client)
    await desk.post('/invoice/create', { purchaseId })
  },
  async statement({ server, client }) {
    const ctx = { db: server.db, company: testCompany.current, publicUrl, secret: 'a secret for tests' }
    await notifyOfStatement(ctx, { userId: client.id, month: '2026-10' })
  },
  async shipment({ server, client }) {
    const { id, move } = await aPurchase(server, client)
    await move(1)
    await mailShipment({ db: server.db, publicUrl, company: testCompany }, id)
  },
  async document({ server, client }) {
    const { id, desk } = await aPurchase(server, client)
    const paper = { id, type: 'billOfLading', name: 'bl.pdf', data: pdf, visible: true }
    await desk.post('/purchased-cars/upload-document', paper)
  },
  async offer({ server, client, manager }) {
    const wish = { kind: 'car', maker: 'Toyota', model: 'Land Cruiser', grades: ['4.5'], note: '' }
    const more = {
      yearFrom: 2018,
      yearTo: null,
      mileageTo: 60_000,
      budget: 2_600_000,
      port: 'Vladivostok',
    }
    const order = await (await server.signInAs(client)).post('/order/create', { ...wish, ...more })
    const { id: orderId } = order.json().result.order
    const lotId = String((await aLot(server.db)).id)
    await (await server.signInAs(manager)).post('/order/offer-lot', { id: orderId, lotId })
    await mailOffers({ db: server.db, publicUrl }, { orderId })
  },
  async clientBid({ server, client }) {
    const bid = bidOn(await aLot(server.db), 500_000)
    await (await server.signInAs(client)).post('/bid/create', bid)
  },
  async clientChange({ server, client }) {
    await deskOf(server).setStatus(client, (await aBid(server.db, client)).id, bidStatus.cancel)
  },
  async deskChange({ server, client, manager }) {
    await deskOf(server).setStatus(manager, (await aBid(server.db, client)).id, bidStatus.bid)
  },
  async signUp({ server }) {
    const form = signUpForm()
    await server.anonymous().post('/auth/signup', form)
    const [mail] = await queuedMails(server.db, form.email)
    const token = /verify-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    await server.anonymous().post(`/auth/verify-email?token=${token}`)
  },
  async deposit({ server, client }) {
    await (await server.signInAs(client)).post('/payments/deposit', { method: 'bank' })
  },
  async clientDocument({ server, client }) {
    const { id, own } = await aPurchase(server, client)
    await own.post('/purchased-cars/upload-document', { id, type: 'passport', name: 'p.pdf', data: pdf })
  },
  async translation({ server, client, manager }) {
    const lot = { carId: String((await aLot(server.db, { auction_sheet: '/a.png' })).id), type: 'auction' }
    const path = '/car-auction/translations'
    const asked = { ...lot, language: 'EN', specialRequest: '' }
    await (await server.signInAs(client)).post(`${path}-request`, asked)
    await (await server.signInAs(manager)).post(`${path}-answer`, { ...lot, text_en: 'No rust' })
  },
  async message({ server, reader, client, manager }) {
    const { id: bidId } = await aBid(server.db, client)
    const [writer, side] = isManager(reader.actor)
      ? ([client, 'staff'] as const)
      : ([manager, 'client'] as const)
    await (await server.signInAs(writer)).post('/bid/save-chat', { bidId, comment: 'Photos are ready' })
    await mailUnreadChat({ db: server.db, publicUrl }, { bidId, side })
  },
} satisfies Record<NotificationTopic, (scene: Scene) => Promise<void>>
