import { auctionDay } from '@seriba/server-company/auction-day'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const at = (time: string) => new Date(`2031-05-12T${time}:00+09:00`)

test('anybody can see the day at the halls: halls, lots, the next deadline, and the last sale', async () => {
  await sql`insert into halls (name, deadline_hours) values ('Hall of two hours', 2) on conflict do nothing`.execute(
    server.db,
  )
  await aLot(server.db, { auction: 'Hall of two hours', auction_at: at('10:00') })
  await aLot(server.db, { auction: 'Hall of two hours', auction_at: at('11:30') })
  await aLot(server.db, { auction: 'Hall of one', auction_at: at('16:00') })
  await aLot(server.db, { auction: 'Hall of one', auction_at: new Date('2031-05-13T10:00:00+09:00') })

  const day = (now: Date) => auctionDay(server.db, now)
  expect(await day(at('07:00'))).toEqual({
    halls: 2,
    lots: 3,
    nextDeadline: at('08:00').toISOString(),
    lastHammer: at('16:00').toISOString(),
  })
  expect((await day(at('09:00'))).nextDeadline).toBe(at('09:30').toISOString())
  expect(await day(at('15:30'))).toMatchObject({ nextDeadline: null, lots: 3 })
  expect(await day(new Date('2031-05-11T09:00:00+09:00'))).toMatchObject({ halls: 0, lots: 0 })

  const response = await server.anonymous().get('/site/auction-day')
  expect(response.json().result).toMatchObject({ halls: expect.any(Number), lots: expect.any(Number) })
})
