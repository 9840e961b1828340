import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCompany } from '@seriba/server-company/company'
import { mailBrandingOf } from '@seriba/server-company/company-mail-branding'
import { openCompany } from '@seriba/server-company/company-store'
import { companyOf } from '@seriba/server-demo/company-file'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { startRuntime } from '../runtime.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { numberEvents } from '../test/number-events.ts'
import { type Browser, testServer } from '../test/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'seriba-settings-'))
const companyFile = join(folder, 'company.json')
writeFileSync(
  companyFile,
  JSON.stringify({
    name: 'Vostok Auto Ltd.',
    brand: 'Vostok',
    bidStep: 1000,
    pages: { terms: { en: '# Terms\n\nOf the file.' } },
    texts: { en: { panel: { headline: 'From the file' } } },
  }),
)
const server = testServer({ companyFile })
let manager: Browser

beforeEach(async () => {
  manager = await server.signInAs(await aManager(server.db))
})

const settings = async () => (await manager.get('/site/company')).json().result
const site = async (language = 'en') =>
  (await server.anonymous().get('/site/config', { language })).json().result
const save = async (sections: object, version?: number) =>
  manager.put('/site/config', { version: version ?? (await settings()).version, sections })
/** The current settings with one change. */
async function changed(section: string, part: object) {
  const { sections } = await settings()
  return { [section]: { ...sections[section], ...part } }
}

describe('PUT /site/config', () => {
  test('takes precedence over the file at once, and the file still applies to the rest', async () => {
    expect(await site()).toMatchObject({ name: 'Vostok Auto Ltd.', bidStep: 1000 })
    const response = await save(await changed('brand', { name: 'Vostok Auto K.K.' }))
    expect(response.statusCode).toBe(200)
    expect(await site()).toMatchObject({ name: 'Vostok Auto K.K.', brand: 'Vostok', bidStep: 1000 })
    expect(response.json().result.changed).toEqual([
      { section: 'brand', at: expect.any(String), by: expect.any(String) },
    ])
  })

  test('ignores a part saved unchanged: no new version and no audit entry', async () => {
    const logged = () => server.db.selectFrom('audit').select('id').where('entity', '=', 'company').execute()
    const [before, entries] = [await settings(), await logged()]
    expect((await save({ brand: before.sections.brand })).statusCode).toBe(200)
    expect([await settings(), await logged()]).toEqual([before, entries])
  })

  test('changes nothing if no part is sent', async () => {
    const before = await settings()
    const response = await save({})
    expect(response.statusCode).toBe(200)
    expect(response.json().result).toEqual(before)
  })

  test('leaves values a part omits as they are, whether set here or in the file', async () => {
    await save({ bidding: { bidStep: 2000, agentFee: 30_000 }, accounts: { passwordMinLength: 10 } })
    const response = await save({ bidding: { agentFee: 40_000 }, accounts: { dashboard: true } })
    expect(response.statusCode).toBe(200)
    expect(response.json().result.sections).toMatchObject({
      bidding: { bidStep: 2000, agentFee: 40_000, skuPrefix: 'SB' },
      accounts: { passwordMinLength: 10, dashboard: true },
    })
    await save({ bidding: null })
    await save({ bidding: { agentFee: 50_000 } })
    expect((await settings()).sections.bidding).toMatchObject({ bidStep: 1000, agentFee: 50_000 })
    await save({ bidding: null, accounts: null })
  })

  test('keeps a notice’s time if none is sent', async () => {
    const notice = { en: { headline: 'Closed', description: 'A holiday.' }, ru: null }
    await save({ notice: { ...notice, from: '2026-11-27T18:00', until: null } })
    await save({ notice: { ...notice, ru: notice.en } })
    expect((await settings()).sections.notice).toMatchObject({ ru: notice.en, from: '2026-11-27T18:00' })
    await save({ notice: null })
  })

  test('uses the file’s value for a setting added after the part was stored', async () => {
    await save({ bidding: { agentFee: 30_000 } })
    await sql`update company_settings set value = value - 'bidStep' where section = 'bidding'`.execute(
      server.db,
    )
    await save({})
    expect((await settings()).sections.bidding).toMatchObject({ bidStep: 1000, agentFee: 30_000 })
    await save({ bidding: null })
  })

  test('with null, resets a part to the file', async () => {
    await save(await changed('brand', { name: 'Another' }))
    const response = await save({ brand: null })
    expect(await site()).toMatchObject({ name: 'Vostok Auto Ltd.' })
    expect(response.json().result.changed).not.toContainEqual(expect.objectContaining({ section: 'brand' }))
  })

  test('records the old value, the new one, and who changed it in the audit log', async () => {
    await save(await changed('bidding', { bidStep: 2000 }))
    await save({ bidding: null })
    const rows = await server.db
      .selectFrom('audit')
      .select(['action', 'entity_id', 'before', 'after'])
      .where('entity', '=', 'company')
      .where('entity_id', '=', 'bidding')
      .orderBy('id')
      .execute()
    expect(rows.slice(-2)).toMatchObject([
      { action: 'company.update', before: { bidStep: 1000 }, after: { bidStep: 2000 } },
      { action: 'company.reset', before: { bidStep: 2000 }, after: { bidStep: 1000 } },
    ])
  })

  test('is announced to everybody who is logged in, and is in nobody’s notifications', async () => {
    const client = await server.signInAs(await aClient(server.db))
    const number = () => numberEvents(server.db)
    const missed = async (after = 0) => (await client.get('/user/events', { after })).json().result
    await number()
    const { last } = await missed()
    await save(await changed('description', { en: 'Told to all' }))
    await number()
    expect((await missed(last)).events).toMatchObject([
      { name: 'notification', payload: { eventType: 'companyChanged' } },
    ])
    expect((await client.get('/user/notifications')).json().result.items).toEqual([])
    await save({ description: null })
  })

  test('reports every error at its field and saves nothing then', async () => {
    const before = await settings()
    const { panel, links } = before.sections
    const response = await save({
      ...(await changed('brand', { name: '', panelColor: 'blue', favicon: 'ours.png', logo: null })),
      ...(await changed('bidding', { bidStep: 0, skuPrefix: 'vostok' })),
      ...(await changed('accounts', { termsUrl: 'javascript:alert(1)' })),
      panel: { ...panel, ru: { ...panel.ru, email: 'us' } },
      links: { ...links, en: { ...links.en, sidebarLinks: [{ label: 'X', href: 'nowhere' }] } },
      about: { en: '', ru: '# О нас' },
    })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual({
      'brand.name': 'field_required',
      'brand.panelColor': 'setting_color',
      'brand.favicon': 'setting_picture',
      'bidding.bidStep': 'setting_number',
      'bidding.skuPrefix': 'setting_sku',
      'accounts.termsUrl': 'setting_address',
      'panel.ru.email': 'email_invalid',
      'links.en.sidebarLinks.0.href': 'setting_address',
      'about.en': 'field_required',
    })
    expect(await settings()).toEqual(before)
  })

  test('is refused if someone else has changed the part, but works for other parts', async () => {
    const { version } = await settings()
    await save(await changed('notice', { en: { headline: 'Closed', description: '' } }), version)
    const late = await save({ notice: { en: null, ru: null, from: null, until: null } }, version)
    expect([late.statusCode, late.json().messageCode]).toEqual([409, 'stale'])
    expect((await save(await changed('description', { en: 'Cars' }), version)).statusCode).toBe(200)
    expect(await site()).toMatchObject({ notice: { headline: 'Closed' }, description: 'Cars' })
    // A language without any text has no notice.
    expect(await site('ru')).toMatchObject({ notice: null })
  })

  test('refuses versions that never existed', async () => {
    const { version } = await settings()
    const sections = await changed('description', { en: 'Boats' })
    for (const body of [{ version: version + 99 }, { version, draftVersion: 9_999_999 }]) {
      const late = await manager.put('/site/config', { ...body, sections })
      expect([late.statusCode, late.json().messageCode]).toEqual([409, 'stale'])
    }
  })

  test('is for staff only', async () => {
    const client = await server.signInAs(await aClient(server.db))
    const response = await client.put('/site/config', { version: 0, sections: { brand: null } })
    expect([response.statusCode, response.json().messageCode]).toEqual([403, 'wrong_audience'])
  })

  test('determines who can see the catalogue from then on', async () => {
    const listing = () => server.anonymous().get('/car-auction/listing')
    expect((await listing()).statusCode).toBe(401)
    await save(await changed('accounts', { catalogueAccess: 'public' }))
    expect((await listing()).statusCode).toBe(200)
    await save({ accounts: null })
    expect((await listing()).statusCode).toBe(401)
  })
})

describe('a link or point without a label in a language', () => {
  test('is left out in that language', async () => {
    const link = (label: string) => ({ label, href: '/about' })
    await save({
      links: {
        en: { headerLinks: [link('About'), link('Only here')], sidebarLinks: [], messenger: link('Write') },
        ru: { headerLinks: [link('О нас'), link('')], sidebarLinks: [], messenger: link('') },
      },
    })
    expect((await site()).headerLinks).toHaveLength(2)
    expect(await site('ru')).toMatchObject({ headerLinks: [{ label: 'О нас' }], messenger: null })
  })
})

describe('the company’s pages', () => {
  const page = async (slug: string, language = 'en') =>
    (await server.anonymous().get('/site/page', { slug, language })).json()

  test('can be written by staff in each language, or removed', async () => {
    await save({ terms: { en: '# New terms\n\n<b>No</b> markup', ru: '# Условия' } })
    expect((await page('terms')).result.title).toBe('New terms')
    expect((await page('terms', 'ru')).result.title).toBe('Условия')
    await save({ terms: { en: '', ru: '' } })
    expect((await page('terms')).messageCode).toBe('not_found')
    await save({ terms: null })
    expect((await page('terms')).result.title).toBe('Terms')
  })

  test('can be previewed by staff, with markup as text', async () => {
    const markdown = '# A\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))'
    const preview = (await manager.post('/site/page-preview', { markdown })).json().result
    expect(preview.title).toBe('A')
    expect(JSON.stringify(preview)).not.toContain('href')
  })
})

describe('a picture', () => {
  const drawing = Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')
  const upload = (data: Buffer) => manager.post('/site/picture', { data: data.toString('base64') })

  test('can be uploaded, is named as the logo, and is served as what it is', async () => {
    const { url } = (await upload(drawing)).json().result
    expect(url).toMatch(/^\/company\/[0-9a-f]{10}\.svg$/)
    const response = await save(await changed('brand', { logo: { light: url, dark: null, mark: null } }))
    expect(response.statusCode).toBe(200)
    expect((await site()).logo).toEqual({ light: url, dark: url, mark: null })
    const served = await server.app.inject(url)
    expect(served.body).toBe(drawing.toString())
    expect(served.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    await save({ brand: null })
  })

  test('must be a picture, must exist, and must have the right size for home screens', async () => {
    expect((await upload(Buffer.from('<html><svg></svg></html>'))).json().messageCode).toBe('setting_picture')
    const gone = await save(await changed('brand', { favicon: '/company/0123456789.png' }))
    expect(gone.json().fields).toEqual({ 'brand.favicon': 'setting_picture' })
    const { url } = (await upload(drawing)).json().result
    const wrong = await save(await changed('brand', { touchIcon: url }))
    expect(wrong.json().fields).toEqual({ 'brand.touchIcon': 'setting_icon_size' })
  })
})

describe('other processes', () => {
  test('pick up a change, and know it after a start', async () => {
    const log = pino({ level: 'silent' })
    const config = { ...testConfig, companyFile }
    const other = await startRuntime({ url: server.url, db: server.db, config, log })
    try {
      await save(await changed('brand', { name: 'Heard everywhere' }))
      await expect
        .poll(async () => (await other.app.inject('/v1/site/config')).json().result.name)
        .toBe('Heard everywhere')
    } finally {
      await other.stop()
    }
    const started = await openCompany({ db: server.db, file: companyOf(config) })
    expect(started.current.name).toBe('Heard everywhere')
    expect(mailBrandingOf(started, undefined).brand).toBe('Vostok')
  })

  test('tolerate a stored part that is no longer valid', async () => {
    await server.db
      .updateTable('company_settings')
      .set({ value: JSON.stringify({ name: 7 }) })
      .where('section', '=', 'brand')
      .execute()
    const warned: unknown[] = []
    const log = { warn: (facts: unknown) => void warned.push(facts) }
    const store = await openCompany({ db: server.db, file: readCompany(companyFile), log })
    expect(store.current.name).toBe('Vostok Auto Ltd.')
    expect(warned).toMatchObject([{ section: 'brand' }])
  })
})
