import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { accountsOf } from '../test/clients.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { auditOf, accountOf } = accountsOf(server)
const hourMs = 3_600_000
const lotIn = (hours: number) => aLot(server.db, { auction_at: new Date(Date.now() + hours * hourMs) })

const bidsOf = async (clientId: number) => {
  const { rows } = await sql<{ status: number; event: string }>`
    select b.status, coalesce((select event from bid_logs g where g.bid_id = b.id order by g.id desc limit 1), '') as event
    from bids b where b.client_id = ${clientId} order by b.id`.execute(server.db)
  return rows
}

test('all live bids of a client can be stopped with a reason, and those within the hour are listed', async () => {
  const desk = await server.signInAs(await aManager(server.db))
  const [client, other] = [await aClient(server.db), await aClient(server.db)]
  await aBid(server.db, client, { lot: await lotIn(48) })
  const soon = await aBid(server.db, client, { lot: await lotIn(0.5), status: 2 })
  await aBid(server.db, client, { lot: await lotIn(48), status: 4 })
  await aBid(server.db, other, { lot: await lotIn(48) })

  const stop = (reason: string) => desk.post('/client/stop-bids', { id: client.id, reason })
  expect((await stop(' ')).json().fields).toEqual({ reason: 'field_required' })
  const { result } = (await stop('Closed the account')).json()
  expect(result).toMatchObject({ stopped: 2, byHand: [{ bidId: soon.id }] })

  const bids = await bidsOf(client.id)
  expect(bids.map(({ status }) => status)).toEqual([3, 3, 4])
  expect(bids[0]?.event).toContain('Closed the account')
  expect((await bidsOf(other.id)).map(({ status }) => status)).toEqual([1])
  expect(await auditOf(client.id)).toMatchObject([
    { action: 'client.stopBids', after: { stopped: 2, reason: 'Closed the account' } },
  ])
  const { email } = await accountOf(client.id)
  expect(await queuedMails(server.db, email)).toHaveLength(2)
  expect((await stop('Again')).json().result).toMatchObject({ stopped: 0, byHand: [] })
})

test('a manager who may not change statuses cannot stop bids', async () => {
  const desk = await server.signInAs(await aManager(server.db, { permissions: { bidManageStatus: false } }))
  const client = await aClient(server.db)
  await aBid(server.db, client, { lot: await lotIn(48) })
  const response = await desk.post('/client/stop-bids', { id: client.id, reason: 'Debt' })
  expect([response.statusCode, response.json().messageCode]).toEqual([403, 'permission_missing'])
  expect((await bidsOf(client.id)).map(({ status }) => status)).toEqual([1])
})
