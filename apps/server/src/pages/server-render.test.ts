import { siteConfigOf } from '@seriba/server-company/site-config'
import { demoSettings } from '@seriba/server-demo/company-file'
import { languageIds } from '@seriba/server-kit/language'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import type { RenderPage } from './page-renderer.ts'
import { renderPage } from './server-render.ts'

const server = testServer()
const company = demoSettings()
const noDemo = { demoAccounts: [], devMail: null }
const sites = { en: siteConfigOf(company, 'en', noDemo), ru: siteConfigOf(company, 'ru', noDemo) }

const asked: Parameters<RenderPage>[0][] = []
const render: RenderPage = async (request) => {
  asked.push(request)
  return { head: '', body: 'Drawn', answers: [] }
}

/** What the portal would be asked to render for a page request; null if nothing is rendered. */
async function renderedFor(url: string, cookie = '', headers: Record<string, string> = {}) {
  const cookies = server.app.parseCookie(cookie)
  const request = {
    url,
    cookies,
    headers: { ...headers, cookie },
    ip: '203.0.113.7',
    host: 'seriba.localhost',
  }
  const known = { ...request, session: null, server: server.app } as unknown as FastifyRequest
  await server.app.authenticate(known)
  const rendering = await renderPage(render, known, sites)
  return rendering && { ...rendering, request: asked.at(-1) }
}

test('login is rendered for everybody and contains nothing personal', async () => {
  expect(await renderedFor('/auth/login')).toMatchObject({ personal: false, request: { member: false } })
})

test('login uses the language chosen in this browser, and English by default', async () => {
  expect(await renderedFor('/auth/login', 'language=ru')).toMatchObject({ language: 'ru' })
  expect(await renderedFor('/auth/login', '', { 'accept-language': 'ru' })).toMatchObject({ language: 'en' })
})

test('a listing uses the account’s language, whatever this browser last used', async () => {
  const { cookie } = await server.signInAs(await aClient(server.db, { language: languageIds.ru }))
  expect(await renderedFor('/car-auctions', `${cookie}; language=en`)).toMatchObject({ language: 'ru' })
})

test('a listing is rendered for the client who requests it and is not cached', async () => {
  const { cookie } = await server.signInAs(await aClient(server.db))
  const rendering = await renderedFor('/car-auctions?maker=Toyota', cookie)
  expect(rendering).toMatchObject({
    personal: true,
    screen: '(min-width: 1440px)',
    request: { member: true, wide: true, url: '/car-auctions?maker=Toyota' },
  })
  const answer = await rendering?.request?.ask(new Request('http://page/v1/user/view-profile'))
  expect(await answer?.json()).toMatchObject({ result: { success: true } })
})

test('a phone gets its own version', async () => {
  const { cookie } = await server.signInAs(await aClient(server.db))
  const rendering = await renderedFor('/car-auctions', cookie, {
    'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148',
  })
  expect(rendering).toMatchObject({ screen: '(max-width: 1023.98px)', request: { wide: false } })
})

test('nothing is rendered for visitors, for staff, or for other pages', async () => {
  const client = await server.signInAs(await aClient(server.db))
  const manager = await server.signInAs(await aManager(server.db))
  expect(await renderedFor('/car-auctions')).toBeNull()
  expect(await renderedFor('/car-auctions', manager.cookie)).toBeNull()
  expect(await renderedFor('/bids', client.cookie)).toBeNull()
})

test('rendering changes nothing and renews no session', async () => {
  const { cookie } = await server.signInAs(await aClient(server.db))
  const rendering = await renderedFor('/car-auctions', cookie)
  const refused = [
    new Request('http://page/v1/auth/update'),
    new Request('http://page/v1/auth/logout', { method: 'POST' }),
  ]
  for (const request of refused) expect((await rendering?.request?.ask(request))?.status).toBe(503)
})
