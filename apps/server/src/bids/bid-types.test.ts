import type { BidType } from '@seriba/contracts/bid-types'
import { expect, test } from 'vitest'
import { aBid } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { companyChanges } from '../test/company-changes.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

async function aDesk() {
  const browser = await server.signInAs(await aManager(server.db))
  const list = async (): Promise<{ types: BidType[]; version: string }> =>
    (await browser.get('/site/bid-types')).json().result
  const save = async (change: (types: Given[]) => Given[], version?: string) => {
    const seen = await list()
    const types = change(seen.types.map(({ used, ...type }) => type))
    return browser.put('/site/bid-types', { version: version ?? seen.version, types })
  }
  return { list, save }
}
type Given = Omit<BidType, 'id' | 'used'> & { id: number | null }

const bodyOnly: Given = {
  id: null,
  label: { en: 'Body only', ru: '' },
  description: { en: '', ru: '' },
  forBuyers: true,
  forManagers: true,
}

test('a type can be added and moved to the front, and buyers are offered types in that order', async () => {
  const { save } = await aDesk()
  const before = await companyChanges(server.db)
  expect((await save((types) => [bodyOnly, ...types])).statusCode).toBe(200)
  expect(await companyChanges(server.db)).toBe(before + 1)
  const buyer = await server.signInAs(await aClient(server.db))
  const [first] = (await buyer.get('/bid/type')).json().result
  expect(first.label).toBe('Body only')
})

test('the answer lists type IDs in the order they were sent, and the version for the next change', async () => {
  const { list, save } = await aDesk()
  const before = (await list()).types.map(({ id }) => id)
  const { result } = (
    await save((types) => [bodyOnly, ...types, { ...bodyOnly, label: { en: 'Nose', ru: '' } }])
  ).json()
  const after = await list()
  expect(result.ids).toEqual(after.types.map(({ id }) => id))
  expect(result.ids.slice(1, -1)).toEqual(before)
  expect(after.types.at(-1)?.label.en).toBe('Nose')
  expect((await save((types) => types, result.version)).statusCode).toBe(200)
})

test('a type that bids use can be hidden but not removed, and any other can be removed', async () => {
  const { list, save } = await aDesk()
  const [used, unused] = (await list()).types
  await aBid(server.db, await aClient(server.db), { bid_type: used?.id ?? 0 })
  const without = (gone?: BidType) => (types: Given[]) => types.filter(({ id }) => id !== gone?.id)
  expect((await save(without(used))).json().messageCode).toBe('bid_type_used')
  expect((await save(without(unused))).statusCode).toBe(200)
  const hide = (type: Given) => (type.id === used?.id ? { ...type, forBuyers: false } : type)
  await save((types) => types.map(hide))
  const buyer = await server.signInAs(await aClient(server.db))
  const offered: { value: number }[] = (await buyer.get('/bid/type')).json().result
  expect(offered.map(({ value }) => value)).not.toContain(used?.id)
})

test('when two people save at once, the second is told, and a type without a name is refused', async () => {
  const { list, save } = await aDesk()
  const { version } = await list()
  await save((types) => [...types, bodyOnly], version)
  expect((await save((types) => types, version)).json().messageCode).toBe('stale')
  const nameless = { ...bodyOnly, label: { en: ' ', ru: 'Кузов' } }
  expect((await save((types) => [...types, nameless])).statusCode).toBe(422)
})
