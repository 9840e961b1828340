import { hallPublicationsListed } from '@seriba/domain/bids/hall-terms'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { applyHallChanges } from '@seriba/server-company/publish-halls'
import { expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aManager } from '../test/builders.ts'
import { companyChanges } from '../test/company-changes.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const today = jstDay(new Date())

async function aDesk() {
  const browser = await server.signInAs(await aManager(server.db))
  const list = async () => (await browser.get('/site/halls')).json().result
  const save = async (changes: object[], more: object = {}) =>
    browser.put('/site/halls', {
      version: (await list()).version,
      from: today,
      reason: 'New prices',
      changes,
      ...more,
    })
  const hall = async (name: string) => (await list()).halls.find((one: { name: string }) => one.name === name)
  return { browser, list, save, hall }
}

test('terms that apply from today take effect at once, and omitted ones stay', async () => {
  const { save, hall } = await aDesk()
  await aLot(server.db, { auction: 'HAA Kobe' })
  expect((await save([{ name: 'HAA Kobe', deadlineHours: 1.5, deliveryFee: 38_500 }])).statusCode).toBe(200)
  expect((await save([{ name: 'HAA Kobe', deliveryFee: 40_700 }])).statusCode).toBe(200)
  expect(await hall('HAA Kobe')).toMatchObject({
    deadlineHours: 1.5,
    cancelDeadlineHours: null,
    deliveryFee: 40_700,
  })
})

test('terms that apply from a later day wait for it and can be withdrawn until then', async () => {
  const { browser, list, save, hall } = await aDesk()
  const from = addDays(today, 5)
  await save([{ name: 'TAA Kinki', auctionFee: 14_300 }], { from })
  await save([{ name: 'TAA Kinki', auctionFee: 99_000 }], { from })
  expect(await hall('TAA Kinki')).toBeUndefined()
  const [last] = (await list()).publications
  expect(last).toMatchObject({ from, applied: false, reason: 'New prices' })
  expect((await browser.post('/site/halls/withdraw', { id: last.id })).statusCode).toBe(200)
  const before = await companyChanges(server.db)
  await applyHallChanges(server.db, new Date(`${addDays(from, -1)}T14:59:00Z`))
  expect(await hall('TAA Kinki')).toBeUndefined()
  expect(await companyChanges(server.db)).toBe(before)
  await applyHallChanges(server.db, new Date(`${addDays(from, -1)}T15:00:00Z`))
  expect(await companyChanges(server.db)).toBe(before + 1)
  expect(await hall('TAA Kinki')).toMatchObject({ auctionFee: 14_300 })
  const [applied] = (await list()).publications
  const refused = await browser.post('/site/halls/withdraw', { id: applied.id })
  expect(refused.json().messageCode).toBe('date_passed')
})

test('when two people edit at once, the second is told, and a past day or a missing reason is refused', async () => {
  const { list, save } = await aDesk()
  const { version } = await list()
  const changes = [{ name: 'JU Gunma', deadlineHours: 3 }]
  expect((await save(changes, { version })).statusCode).toBe(200)
  expect((await save(changes, { version })).json().messageCode).toBe('stale')
  expect((await save(changes, { from: addDays(today, -1) })).json().message).toEqual({
    from: expect.any(String),
  })
  expect((await save(changes, { reason: ' ' })).json().message).toEqual({ reason: expect.any(String) })
  expect((await save([{ name: 'JU Gunma', deliveryFee: 0.5 }])).statusCode).toBe(422)
})

test('a publication appears in the audit log with its reason', async () => {
  const { save } = await aDesk()
  await save([{ name: 'ZIP Osaka', overbidAllowance: 5_000 }], { reason: 'As agreed with the hall' })
  const { after } = await server.db
    .selectFrom('audit')
    .select('after')
    .where('action', '=', 'halls.publish')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(after).toMatchObject({ reason: 'As agreed with the hall' })
})

test('a publication whose day has not come stays listed, however many came after it', async () => {
  const { list, save } = await aDesk()
  const from = addDays(today, 30)
  await save([{ name: 'TAA Chubu', auctionFee: 14_300 }], { from, reason: 'Next month' })
  const [waiting] = (await list()).publications
  await server.db
    .insertInto('hall_changes')
    .values(
      Array.from({ length: hallPublicationsListed }, () => ({
        valid_from: today,
        changes: '[]',
        reason: 'Later',
        by: null,
        at: new Date(),
        applied_at: new Date(),
      })),
    )
    .execute()
  const { publications } = await list()
  expect(publications).toHaveLength(hallPublicationsListed + 1)
  expect(publications.at(-1)).toEqual(waiting)
})
