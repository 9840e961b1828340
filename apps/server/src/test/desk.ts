import type { TestUser } from './builders.ts'
import { queuedMails } from './queued-mails.ts'
import type { TestServer } from './server.ts'

/** What tests of the desk do to a bid, and where they look for the outcome. */
export function deskOf(server: TestServer) {
  const setStatus = async (user: TestUser, bidId: number, status: number) => {
    const browser = await server.signInAs(user)
    const response = await browser.put('/bid/update-bid-status', { bidId, status })
    return [response.statusCode, response.json().messageCode ?? 'done']
  }

  const statusOf = async (bidId: number) => {
    const bid = await server.db
      .selectFrom('bids')
      .select('status')
      .where('id', '=', bidId)
      .executeTakeFirstOrThrow()
    return bid.status
  }

  const eventsAbout = async (bidId: number) => {
    const events = await server.db
      .selectFrom('events')
      .select(['name', 'rooms', 'payload'])
      .orderBy('id')
      .execute()
    return events.flatMap(({ name, rooms, payload }) => {
      const { eventType, detail } = payload as { eventType: string; detail?: { id: number } }
      return detail?.id === bidId ? [[name, eventType, rooms.join(' ')]] : []
    })
  }

  /** What the latest event about a bid says. */
  const latestNewsOf = async (bidId: number) => {
    const events = await server.db.selectFrom('events').select('payload').orderBy('id', 'desc').execute()
    const payloads = events.map(({ payload }) => payload as { detail?: { id: number } })
    return payloads.find(({ detail }) => detail?.id === bidId)?.detail
  }

  const mailsTo = async (user: TestUser) =>
    (await queuedMails(server.db, user.email)).map(({ subject }) => subject)

  return { setStatus, statusOf, eventsAbout, latestNewsOf, mailsTo }
}
