import { languageIds, languageOf } from '@seriba/server-kit/language'
import { beforeEach, expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { type Browser, testServer } from '../test/server.ts'
import { signUpForm } from '../test/sign-up-form.ts'

const server = testServer()
const { en, ru } = languageIds
let manager: Browser

beforeEach(async () => {
  manager = await server.signInAs(await aManager(server.db))
  await offer('en', 'ru')
})

async function offer(...languages: string[]) {
  const { version } = (await manager.get('/site/company')).json().result
  return manager.put('/site/config', { version, sections: { accounts: { languages } } })
}
const chooseLanguage = (browser: Browser, language: number) =>
  browser.put('/user/update-setting', { bidEmailNotify: true, language })
const languageOfProfile = async (browser: Browser) =>
  (await browser.get('/user/view-profile')).json().result.detail.language
async function someone(language: number, open: typeof aClient = aClient) {
  const user = await open(server.db)
  const browser = await server.signInAs(user)
  await chooseLanguage(browser, language)
  return { ...user, browser }
}

test('pages are told which languages are offered', async () => {
  const offered = async () => (await server.anonymous().get('/site/config')).json().result.languages
  const listed = async () => (await manager.get('/site/get-language')).json().result
  expect(await offered()).toEqual(['en', 'ru'])
  await offer('ru')
  expect(await offered()).toEqual(['ru'])
  expect(await listed()).toEqual([{ value: ru, label: 'Русский' }])
})

test('a company offers at least one language', async () => {
  const response = await offer()
  expect([response.statusCode, response.json().fields]).toEqual([
    422,
    { 'accounts.languages': 'field_required' },
  ])
})

test('a change of the languages is in the audit log', async () => {
  await offer('en')
  const entry = await server.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('action', '=', 'company.update')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ before: { languages: ['en', 'ru'] }, after: { languages: ['en'] } })
})

test('a client gets an offered language, and the one they chose once it is offered again', async () => {
  const { browser } = await someone(ru)
  await offer('en')
  expect(await languageOfProfile(browser)).toBe(en)
  expect((await chooseLanguage(browser, en)).statusCode).toBe(200)
  await offer('en', 'ru')
  expect(await languageOfProfile(browser)).toBe(ru)
})

test('a client who reads English gets Russian if nothing else is offered', async () => {
  const { browser } = await someone(en)
  await offer('ru')
  expect(await languageOfProfile(browser)).toBe(ru)
  await offer('en', 'ru')
  expect(await languageOfProfile(browser)).toBe(en)
})

test('an email to a client is written in an offered language', async () => {
  const { email } = await someone(ru)
  await offer('en')
  await server.anonymous().post('/auth/signup', signUpForm({ email }))
  const mails = await queuedMails(server.db, email)
  expect(mails.at(-1)?.subject).toMatch(/account/i)
})

test('nobody can choose a language that is not offered, and nothing changes', async () => {
  const { id, browser } = await someone(en)
  await offer('en')
  expect((await chooseLanguage(browser, ru)).json()).toMatchObject({ messageCode: 'language_not_offered' })
  const update = await manager.put('/client/update', { id, language: ru })
  expect(update.json().fields).toEqual({ language: 'language_not_offered' })
  const { language, chosen_language } = await server.db
    .selectFrom('users')
    .select(['language', 'chosen_language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect([language, chosen_language]).toEqual([en, null])
})

test('staff can use the console in either language', async () => {
  const { browser } = await someone(ru, aManager)
  await offer('en')
  expect(await languageOfProfile(browser)).toBe(ru)
  expect((await chooseLanguage(browser, en)).statusCode).toBe(200)
  expect((await chooseLanguage(browser, ru)).statusCode).toBe(200)
  expect(await languageOfProfile(browser)).toBe(ru)
})

test('a sign-up through an outdated form and a client added by staff get an offered language', async () => {
  await offer('ru')
  const form = signUpForm({ fullName: 'Ковалев Дмитрий Петрович', language: String(en) as '692' })
  await server.anonymous().post('/auth/signup', form)
  const added = { fullName: 'Akira Sato', email: 'akira@test.example', countryId: 183 }
  expect((await manager.post('/client/create', added)).statusCode).toBe(200)
  const accounts = await server.db
    .selectFrom('users')
    .select('language')
    .where('email', 'in', [form.email, added.email])
    .execute()
  expect(accounts.map(({ language }) => languageOf(language))).toEqual(['ru', 'ru'])
})

test('errors for visitors are in an offered language, whatever their browser prefers', async () => {
  await offer('en')
  const headers = { 'accept-language': 'ru', origin: 'http://localhost', host: 'localhost' }
  const ask = async () =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/v1/auth/verify-email',
        headers,
        payload: { token: 1 },
      })
    ).json().message?.token
  const english = await ask()
  await offer('en', 'ru')
  const russian = await ask()
  expect([english, russian].map((text) => /[а-я]/i.test(String(text)))).toEqual([false, true])
})
