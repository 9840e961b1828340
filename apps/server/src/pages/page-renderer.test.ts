import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteConfigOf } from '@seriba/server-company/site-config'
import { demoSettings } from '@seriba/server-demo/company-file'
import { afterAll, expect, test } from 'vitest'
import { createServerRenderer, type ServerRenderer } from './page-renderer.ts'

const folder = mkdtempSync(join(tmpdir(), 'seriba-draw-'))
const module = join(folder, 'draw.mjs')
writeFileSync(
  module,
  `export async function render({ url, ask }) {
    if (url === '/broken') throw new Error('cannot be drawn')
    if (url === '/dead') process.exit(3)
    const answer = await ask(new Request('http://page/v1' + url))
    return { head: '', body: await answer.text(), answers: [answer.status] }
  }`,
)
const renderer = createServerRenderer(module) as ServerRenderer
afterAll(async () => {
  await renderer.close()
  rmSync(folder, { recursive: true })
})

const company = demoSettings()
const site = siteConfigOf(company, 'en', { demoAccounts: [], devMail: null })
const render = (url: string, ask = async (request: Request) => new Response(`asked ${request.url}`)) =>
  renderer.render({ url, language: 'en', site, member: true, wide: true, ask })

test('requests by the rendering thread are answered for the person the page is for', async () => {
  const [one, other] = await Promise.all([
    render('/one', async () => new Response('for one')),
    render('/other', async () => new Response('for another', { status: 404 })),
  ])
  expect([one, other]).toEqual([
    { head: '', body: 'for one', answers: [200] },
    { head: '', body: 'for another', answers: [404] },
  ])
})

test('a page that cannot be rendered gives the reason, and the next one is rendered', async () => {
  await expect(render('/broken')).rejects.toThrow('cannot be drawn')
  await expect(render('/dead')).rejects.toThrow('ended with code 3')
  expect((await render('/next'))?.body).toBe('asked http://page/v1/next')
})

test('a visitor who arrives while enough pages are being rendered does not have to wait', async () => {
  const gate = Promise.withResolvers<Response>()
  const slow = [1, 2, 3].map(() => render('/slow', () => gate.promise))
  expect(await render('/late')).toBeNull()
  gate.resolve(new Response('done'))
  await gate.promise
  expect((await slow[0])?.answers).toEqual([200])
  await Promise.allSettled(slow)
})

test('a portal built for browsers only is not rendered', () => {
  expect(createServerRenderer(join(folder, 'none.mjs'))).toBeNull()
})
