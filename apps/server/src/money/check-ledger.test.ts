import { checkLedger, ledgerDifferences } from '@seriba/server-money/check-ledger'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBid, aLedgerRow } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus } = deskOf(server)

test('the nightly check finds nothing wrong with regular entries, and names each row that is wrong', async () => {
  const { db } = server
  const logged: unknown[] = []
  const error = (facts: unknown, message: string) => logged.push([facts, message])
  const check = () => checkLedger({ db, log: { error } as never })
  const [client, manager] = [await aClient(db), await aManager(db)]
  await aLedgerRow(db, client, 1_000_000)
  const bid = await aBid(db, client, { sold_price: 450_000 })
  await setStatus(manager, bid.id, 6)
  expect(await ledgerDifferences(db)).toBe(0)
  expect(await check()).toEqual([])
  expect(await ledgerDifferences(db)).toBe(0)

  await sql`update ledger_balances set amount = amount + 57000 where user_id = ${client.id}`.execute(db)
  const purchase = await db
    .updateTable('purchases')
    .set({ other: 700 })
    .where('bid_id', '=', bid.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  const found = [
    { entity: 'purchase', id: purchase.id, expected: 450_700, found: 450_000 },
    { entity: 'user', id: client.id, expected: 550_000, found: 607_000 },
  ]
  expect(await check()).toEqual(found)
  expect(logged).toEqual(found.map((one) => [one, 'the ledger does not match the stored values']))
  expect(await ledgerDifferences(db)).toBe(2)
  const trail = await db
    .selectFrom('audit')
    .select(['entity', 'after'])
    .where('action', '=', 'ledger.difference')
    .orderBy('id')
    .execute()
  expect(trail).toEqual(found.map(({ entity, id: _id, ...after }) => ({ entity, after })))
})
