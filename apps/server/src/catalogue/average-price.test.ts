import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs } from '@seriba/domain/time/jst'
import { averagePrices } from '@seriba/server-catalogue/average-price'
import { expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { testDb } from '../test/db.ts'

const database = testDb()

test('chassis codes match in upper and lower case, just as in the index', async () => {
  const sold = (chassis: string, sold_price: number) =>
    aLot(database.db, {
      chassis,
      sold_price,
      condition_rank: 4.5,
      status: lotStatus.sold,
      auction_at: new Date(Date.now() - 3 * dayMs),
    })
  await sold('GRS182-1', 500_000)
  await sold('grs182-2', 700_000)
  await sold('Grs182-3', 600_000)
  const { id } = await aLot(database.db, { chassis: 'grs182-4', condition_rank: 4.5 })
  expect(await averagePrices(database.db, [id])).toEqual(new Map([[id, 600_000]]))
})
