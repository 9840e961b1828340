import { beforeEach, expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
let first: Browser
let second: Browser

beforeEach(async () => {
  first = await server.signInAs(await aManager(server.db))
  second = await server.signInAs(await aManager(server.db))
  await server.db.deleteFrom('company_drafts').execute()
})

const settings = async (browser = first) => (await browser.get('/site/company')).json().result
const keep = async (sections: object, { by = first, version }: { by?: Browser; version?: number } = {}) =>
  by.put('/site/company-draft', { version: version ?? (await settings()).draft.version, sections })
const describe = (en: string) => ({ description: { en, ru: '' } })
const site = async () => (await server.anonymous().get('/site/config', { language: 'en' })).json().result

test('one manager’s draft is visible to other managers and not to visitors', async () => {
  const before = await site()
  expect((await keep(describe('Vans from Japan'))).statusCode).toBe(200)
  const { draft, sections } = await settings(second)
  expect(draft.sections).toEqual(describe('Vans from Japan'))
  expect(draft.changed).toEqual([
    { section: 'description', at: expect.any(String), by: expect.stringContaining('manager') },
  ])
  expect(sections.description.en).toBe(before.description)
  expect(await site()).toEqual(before)
})

test('a draft may have errors, which are refused when it is published', async () => {
  const { brand } = (await settings()).sections
  expect((await keep({ brand: { ...brand, panelColor: 'blue' } })).statusCode).toBe(200)
  const { version, draft } = await settings()
  const published = await first.put('/site/config', { version, sections: draft.sections })
  expect(published.json().fields).toEqual({ 'brand.panelColor': 'setting_color' })
  expect((await settings()).draft.sections).toHaveProperty('brand')
})

test('values a saved part omits stay as saved before, or as published', async () => {
  const { bidding } = (await settings()).sections
  await keep({ bidding: { agentFee: 30_000 } })
  await keep({ bidding: { depositAmount: 1 } })
  expect((await settings()).draft.sections).toEqual({
    bidding: { ...bidding, agentFee: 30_000, depositAmount: 1 },
  })
})

test('two managers can save different parts, and on the same part the later one is told', async () => {
  const { draft } = await settings()
  await keep(describe('One'), { version: draft.version })
  const other = await keep(
    { links: (await settings()).sections.links },
    { by: second, version: draft.version },
  )
  expect(other.statusCode).toBe(200)
  const late = await keep(describe('Two'), { by: second, version: draft.version })
  expect([late.statusCode, late.json().messageCode]).toEqual([409, 'stale'])
  expect((await settings()).draft.sections).toMatchObject(describe('One'))
  expect((await keep(describe('Two'), { by: second })).statusCode).toBe(200)
})

test('a part can be removed from the draft, and a colleague who has not seen that is told', async () => {
  await keep(describe('One'))
  const seen = (await settings()).draft.version
  await keep({ description: null })
  expect((await settings()).draft).toMatchObject({ sections: {}, changed: [] })
  expect((await keep(describe('Two'), { version: seen })).json().messageCode).toBe('stale')
})

test('a published part leaves the draft, and a draft nobody has seen cannot be published over', async () => {
  const { version, draft } = await settings()
  await keep(describe('Kept'))
  const publish = (draftVersion: number, sections: object) =>
    second.put('/site/config', { version, draftVersion, sections })
  expect((await publish(draft.version, describe('Mine'))).json().messageCode).toBe('stale')
  const now = (await settings()).draft.version
  expect((await publish(now, describe('Seen'))).statusCode).toBe(200)
  expect(await site()).toMatchObject({ description: 'Seen' })
  expect((await settings()).draft.sections).toEqual({})
  // Versions never start over, so one seen before is outdated for good.
  await keep(describe('Next'))
  expect((await settings()).draft.version).toBeGreaterThan(now)
})

test('changes to the draft are audited, and only staff can make them', async () => {
  await keep(describe('Audited'))
  await keep({ description: null })
  const rows = await server.db
    .selectFrom('audit')
    .select(['action', 'after'])
    .where('action', 'in', ['company.keepDraft', 'company.dropDraft'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(rows).toEqual([
    { action: 'company.dropDraft', after: null },
    { action: 'company.keepDraft', after: { en: 'Audited', ru: '' } },
  ])
  const client = await server.signInAs(await aClient(server.db))
  expect((await client.put('/site/company-draft', { version: 0, sections: {} })).json().messageCode).toBe(
    'wrong_audience',
  )
})
