import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCompany } from '@seriba/server-company/company'
import { siteConfigOf } from '@seriba/server-company/site-config'
import { describe, expect, test } from 'vitest'
import { aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'seriba-company-'))
const write = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const read = (file: object) => {
  const companyFile = write('company.json', JSON.stringify(file))
  return readCompany(companyFile)
}
/** The sentences with which a file is refused. */
function faults(file: object): string[] {
  try {
    read(file)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(/^In \S+, /, ''))
  }
}
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
/** The header of a PNG of a given size. */
function png(width: number, height: number) {
  const head = Buffer.alloc(33)
  head.write('\x89PNG\r\n\x1a\n', 0, 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

describe('a company’s file', () => {
  test('may be empty, since everything has a default', () => {
    expect(read({})).toMatchObject({
      name: 'Seriba',
      logo: null,
      depositAmount: 150_000,
      bidStep: 5000,
      passwordMinLength: 6,
      signUpFields: [],
      themeColor: { light: '#ffffff', dark: '#14161a' },
      termsUrl: '/terms',
    })
  })

  test('gets all its errors reported at once, each in a sentence with its place', () => {
    expect(
      faults({
        brnad: 'Vostok',
        bidStep: 0,
        skuPrefix: 'vostok',
        touchIcon: '../secret.png',
        themeColor: { dark: 'black' },
        signUpFields: ['fax'],
        texts: { en: { panel: { email: 'us' }, sidebarLinks: [{ label: 'X', href: 'javascript:1' }] } },
      }),
    ).toEqual([
      expect.stringContaining('touchIcon is wrong (must be the name of a picture beside this file'),
      expect.stringContaining('themeColor.dark is wrong (must be a color such as #017EEF)'),
      expect.stringContaining('bidStep is wrong ('),
      expect.stringContaining('skuPrefix is wrong (must be one to four capital letters)'),
      expect.stringContaining('signUpFields.0 is wrong ('),
      expect.stringContaining('texts.en.panel.email is wrong (must be an email address)'),
      expect.stringContaining('texts.en.sidebarLinks.0.href is wrong (must be an address'),
      'brnad is no setting that there is: correct it and start again.',
    ])
  })

  test('must name existing files, and a home screen icon of the right size', () => {
    write('small.png', png(32, 32))
    expect(faults({ logo: { light: 'none.svg' }, pages: { terms: { en: 'none.md' } } })).toEqual([
      'logo.light is wrong (none.svg cannot be read (ENOENT)): correct it and start again.',
      'pages.terms.en is wrong (none.md cannot be read: ENOENT): correct it and start again.',
    ])
    expect(faults({ touchIcon: 'small.png' })).toEqual([
      'touchIcon is wrong (it must be a PNG of 180 by 180): correct it and start again.',
    ])
    write('right.png', png(180, 180))
    expect(read({ touchIcon: 'right.png' }).touchIcon).toMatch(/^\/company\/[0-9a-f]{10}\.png$/)
  })

  test('determines what the apps are told, in each language', () => {
    const company = read({
      name: 'Vostok Auto Ltd.',
      brand: 'Vostok',
      logo: { light: 'https://vostok.example/logo.svg' },
      signUpFields: ['company', 'port'],
      texts: { en: { notice: { headline: 'Closed', description: 'Until Monday.' } }, ru: {} },
    })
    const demo = { demoAccounts: [], devMail: null }
    expect(siteConfigOf(company, 'en', demo)).toMatchObject({
      name: 'Vostok Auto Ltd.',
      brand: 'Vostok',
      logo: { light: 'https://vostok.example/logo.svg', dark: 'https://vostok.example/logo.svg', mark: null },
      notice: { headline: 'Closed' },
      signUpFields: ['company', 'port'],
    })
    expect(siteConfigOf(company, 'ru', demo).notice).toBeNull()
  })

  test('shows its notice from its first minute to its last, Japan time', () => {
    const company = read({
      texts: { en: { notice: { headline: 'Closed', description: '' } } },
      noticeTime: { from: '2026-11-27T00:00', until: '2026-11-30T18:00' },
    })
    const at = (now: string) =>
      siteConfigOf(company, 'en', { demoAccounts: [], devMail: null }, new Date(now)).notice?.headline
    expect(['2026-11-26T14:59:00Z', '2026-11-26T15:00:00Z', '2026-11-30T09:00:00Z'].map(at)).toEqual([
      undefined,
      'Closed',
      undefined,
    ])
    expect(faults({ noticeTime: { from: '2026-11-30T18:00', until: '2026-11-27T00:00' } })).toEqual([
      'noticeTime.until is wrong (must be later than its beginning): correct it and start again.',
    ])
    expect(faults({ noticeTime: { from: 'soon' } })).toHaveLength(1)
  })
})

describe('the company’s pictures', () => {
  write('logo.svg', drawing)
  const companyFile = write('with-logo.json', JSON.stringify({ logo: { light: 'logo.svg' } }))
  const server = testServer({ companyFile })

  test('are served at an address derived from their content and cannot run scripts', async () => {
    const { logo } = (await server.anonymous().get('/site/config')).json().result
    const picture = await server.app.inject(logo.light)
    expect([picture.statusCode, picture.body]).toEqual([200, drawing])
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  test('are the only files beside the company file that are served', async () => {
    for (const name of ['with-logo.json', 'logo.svg'])
      expect((await server.app.inject(`/company/${name}`)).statusCode).toBe(404)
  })
})

describe('a sign-up', () => {
  const companyFile = write('asking.json', JSON.stringify({ signUpFields: ['company', 'port'] }))
  const server = testServer({ companyFile })

  test('stores the additional fields the company asks for, and nothing else', async () => {
    await aManager(server.db)
    const email = 'visitor@test.example'
    const response = await server.anonymous().post('/auth/signup', {
      fullName: 'Dmitri Kovalenko',
      email,
      mobile: '+7 (914) 555-01-42',
      country: 183,
      city: 'Vladivostok',
      password: 'a ship to Nakhodka',
      confirmPassword: 'a ship to Nakhodka',
      terms: true,
      language: '692',
      company: ' Vostok Auto ',
      port: 'Nakhodka',
      address: 'nobody asked',
    })
    expect(response.json()).toEqual({ result: { success: true } })
    const user = await server.db
      .selectFrom('users')
      .select(['company', 'port', 'address', 'messenger_number'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(user).toEqual({ company: 'Vostok Auto', port: 'Nakhodka', address: null, messenger_number: null })
  })
})
