import { webhookData } from '@seriba/contracts/webhook-events'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { webhookWorld } from '../test/webhook-world.ts'

const { server, receiver, aListener, send } = webhookWorld()
const clientOf = (dealer: { id: number }) => aClient(server.db, { dealer } as never)
const newLot = () => aLot(server.db)
const favorite = (userId: number, lotId: number) =>
  server.db.insertInto('favorites').values({ user_id: userId, lot_id: lotId, group_name: 'A' }).execute()
const heard = (type: string) =>
  receiver().heard.flatMap(({ event }) => (event.type === type ? [event.data] : []))

test('a change to a lot with a bid or in favorites is reported with what has changed', async () => {
  const { dealer } = await aListener({ events: ['lot.changed'] })
  const client = await clientOf(dealer)
  const [own, theirs, liked, other] = [await newLot(), await newLot(), await newLot(), await newLot()]
  await aBid(server.db, dealer, { lot: own })
  await aBid(server.db, client, { lot: theirs })
  await favorite(dealer.id, liked.id)
  await favorite(client.id, other.id)
  await server.db
    .updateTable('lots')
    .set({ start_price: 910_000 })
    .where('id', 'in', [own.id, theirs.id, liked.id, other.id])
    .execute()
  await send()
  const told = heard('lot.changed')
  expect(told.map((lot) => 'lotId' in lot && Number(lot.lotId)).sort()).toEqual(
    [own.id, theirs.id, liked.id].sort(),
  )
  for (const lot of told) {
    expect(lot).toMatchObject({ startPrice: 910_000, changed: ['startPrice'], lotType: 'auction' })
    expect(webhookData['lot.changed'].parse(lot)).toEqual(lot)
  }
})

test('nothing is reported for a lot that stays the same or changes only in unpublished fields', async () => {
  const { dealer } = await aListener({ events: ['lot.changed'] })
  const lot = await aLot(server.db)
  await favorite(dealer.id, lot.id)
  await sql`update lots set status = status, manager_note = 'Ask for photos', sold_price = 1 where id = ${lot.id}`.execute(
    server.db,
  )
  await send()
  expect(receiver().heard).toEqual([])
})

test('a dealer who has no endpoint for the event, or no interest in the lot, is sent nothing', async () => {
  const { dealer } = await aListener({ events: ['bid.won'] })
  await aListener({ events: ['lot.changed'], dealer: await aDealer(server.db) })
  const lot = await aLot(server.db)
  await favorite(dealer.id, lot.id)
  await sql`update lots set status = 3 where id = ${lot.id}`.execute(server.db)
  await send()
  expect(receiver().heard).toEqual([])
})

test('messages about bids are reported, but clients’ messages only to dealers who take part in their chats', async () => {
  const [inChats, watching] = [
    await aDealer(server.db, { permissions: { dealerBidAccess: true } }),
    await aDealer(server.db, { permissions: { dealerBidAccess: false } }),
  ]
  const desk = await server.signInAs(await aManager(server.db))
  const say = async (bid: { id: number }, comment: string) =>
    expect((await desk.post('/bid/save-chat', { bidId: bid.id, comment })).statusCode).toBe(200)
  for (const dealer of [inChats, watching]) await aListener({ events: ['bid.message'], dealer })
  const own = await aBid(server.db, watching)
  await say(own, 'To the dealer')
  await say(await aBid(server.db, await clientOf(watching)), 'To the client alone')
  await say(await aBid(server.db, await clientOf(inChats)), 'To both')
  await send()
  const told = heard('bid.message')
  expect(told.map((message) => 'text' in message && message.text).sort()).toEqual([
    'To both',
    'To the dealer',
  ])
  expect(told).toContainEqual(
    expect.objectContaining({ bidId: own.id, clientId: watching.id, by: 'staff', lotId: String(own.lot_id) }),
  )
  for (const message of told) expect(webhookData['bid.message'].parse(message)).toEqual(message)
})

test('a sheet checked by a person is reported once for each lot that concerns the dealer', async () => {
  const { dealer } = await aListener({ events: ['sheet.checked'] })
  const client = await clientOf(dealer)
  const manager = await aManager(server.db)
  const withSheet = () => aLot(server.db, { auction_sheet: 'https://sheets.example/1' })
  const [liked, asked, other] = [await withSheet(), await withSheet(), await withSheet()]
  await favorite(dealer.id, liked.id)
  const { rows } = await sql<{ id: number }>`
    insert into sheet_readings (sheet, hall, reader, reading)
    values (${`sheet of ${liked.id}`}, 'USS Tokyo', 'machine', '{}') returning id`.execute(server.db)
  const id = rows[0]?.id
  for (const lot of [liked, asked, other])
    await sql`insert into sheet_reading_lots (lot_id, address, reading_id)
      select id, auction_sheet, ${id} from lots where id = ${lot.id}`.execute(server.db)
  await sql`insert into sheet_checks (reading_id, client_id, lot_id, promised_at)
    values (${id}, ${client.id}, ${asked.id}, now())`.execute(server.db)
  await sql`update sheet_readings set checked = '{}', checked_by = ${manager.id}, checked_at = now()
    where id = ${id}`.execute(server.db)
  await send()
  const told = heard('sheet.checked')
  expect(told.map((sheet) => 'lotId' in sheet && Number(sheet.lotId)).sort()).toEqual(
    [liked.id, asked.id].sort(),
  )
  for (const sheet of told) expect(webhookData['sheet.checked'].parse(sheet)).toEqual(sheet)
})
