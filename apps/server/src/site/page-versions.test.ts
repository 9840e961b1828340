import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { type Browser, testServer } from '../test/server.ts'

const companyFile = join(mkdtempSync(join(tmpdir(), 'seriba-versions-')), 'company.json')
const file = (terms: string) =>
  writeFileSync(
    companyFile,
    JSON.stringify({ pages: { terms: { en: terms, ru: '# Условия' }, about: { en: '# Us' } } }),
  )
file('# Terms\n\n## Bids\n\n1. A bid is an order.')
const server = testServer({ companyFile })
let manager: Browser

beforeAll(async () => {
  manager = await server.signInAs(await aManager(server.db))
})

const page = async (query: object = {}) =>
  (await server.anonymous().get('/site/page', { slug: 'terms', ...query })).json().result
const changes = (query: object = {}) =>
  server.anonymous().get('/site/page-changes', { slug: 'terms', ...query })
const numbers = async () => (await page()).versions.map(({ number }: { number: number }) => number)
async function publish(sections: object) {
  const { version } = (await manager.get('/site/company')).json().result
  const response = await manager.put('/site/config', { version, sections })
  expect(response.statusCode).toBe(200)
}

describe('versions of the company’s terms', () => {
  test('start with the file’s text, valid since it was first served', async () => {
    expect(await page()).toMatchObject({
      title: 'Terms',
      languages: ['en', 'ru'],
      version: { number: 1, from: expect.stringMatching(/Z$/) },
      versions: [{ number: 1 }],
    })
  })

  test('grow when staff publish, and the previous one stays readable under its number', async () => {
    await publish({ terms: { en: '# Terms\n\n## Bids\n\n1. A bid binds.', ru: '' } })
    expect(await page()).toMatchObject({ version: { number: 2 }, languages: ['en'] })
    const earlier = await page({ version: 1, language: 'ru' })
    expect(earlier).toMatchObject({ title: 'Условия', version: { number: 1 } })
    expect(earlier.versions.map(({ number }: { number: number }) => number)).toEqual([2, 1])
    const unknown = await server.anonymous().get('/site/page', { slug: 'terms', version: 3 })
    expect(unknown.statusCode).toBe(404)
    const { rows } =
      await sql`select published_by is not null as by from page_versions order by version`.execute(server.db)
    expect(rows).toEqual([{ by: false }, { by: true }])
  })

  test('do not grow with a draft, other parts, or the same text again', async () => {
    const before = await numbers()
    const { sections } = (await manager.get('/site/company')).json().result
    await manager.put('/site/company-draft', { version: 0, sections: { terms: { en: '# Draft', ru: '' } } })
    await publish({ bidding: { ...sections.bidding, bidStep: 7000 } })
    await publish({ terms: sections.terms })
    expect(await numbers()).toEqual(before)
  })

  test('grow when a start finds a different file, however many processes start', async () => {
    await publish({ terms: null })
    const [before] = await numbers()
    file('# Terms of another file')
    const config = { ...testConfig, companyFile }
    const start = () => buildApp({ url: server.url, db: server.db, config, log: pino({ level: 'silent' }) })
    for (const app of await Promise.all([start(), start()])) await app.close()
    expect((await numbers())[0]).toBe(before + 1)
  })

  test('cannot be changed, even in the database', async () => {
    const change = sql`update page_versions set en = 'other'`.execute(server.db)
    await expect(change).rejects.toThrow()
  })

  test('are not kept for the how-to-buy page', async () => {
    const about = (await server.anonymous().get('/site/page', { slug: 'about' })).json().result
    expect(about).toMatchObject({ version: null, versions: [] })
  })
})

describe('GET /site/page-changes', () => {
  test('shows how one version differs from the one before it', async () => {
    expect((await changes({ version: 2 })).json().result).toMatchObject({
      version: { number: 2 },
      before: { number: 1 },
      sections: [
        {
          title: 'Bids',
          kind: 'same',
          lines: [
            { kind: 'removed', mark: '1.1', text: 'A bid is an order.' },
            { kind: 'added', mark: '1.1', text: 'A bid binds.' },
          ],
        },
      ],
    })
  })

  test('shows nothing before the first version, and does not find an unknown one', async () => {
    expect((await changes({ version: 1 })).json().result).toMatchObject({ before: null, sections: [] })
    expect((await changes({ version: 99 })).statusCode).toBe(404)
  })
})

describe('POST /user/accept-terms', () => {
  test('records the accepted version once, and in the audit log', async () => {
    const user = await aClient(server.db)
    const client = await server.signInAs(user)
    const [newest] = await numbers()
    expect((await client.get('/user/account')).json().result).toMatchObject({ termsVersion: null })
    for (const _twice of [1, 2]) {
      const response = await client.post('/user/accept-terms', { version: newest })
      expect(response.statusCode).toBe(200)
    }
    expect((await client.get('/user/account')).json().result).toMatchObject({
      termsVersion: newest,
      termsAgreed: expect.any(String),
    })
    const rows = await server.db
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('action', '=', 'user.acceptTerms')
      .where('entity_id', '=', String(user.id))
      .execute()
    expect(rows).toMatchObject([{ before: { terms_version: null }, after: { terms_version: newest } }])
  })

  test('refuses any version but the current one', async () => {
    const client = await server.signInAs(await aClient(server.db))
    const [newest] = await numbers()
    for (const version of [1, newest + 1]) {
      const response = await client.post('/user/accept-terms', { version })
      expect([response.statusCode, response.json().messageCode]).toEqual([409, 'stale'])
    }
  })
})
