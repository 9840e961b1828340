import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCompany } from '@seriba/server-company/company'
import { siteConfigOf } from '@seriba/server-company/site-config'
import { afterAll, expect, test } from 'vitest'
import { type Drawer, openDrawer } from './page-drawer.ts'

const folder = mkdtempSync(join(tmpdir(), 'seriba-draw-'))
const module = join(folder, 'draw.mjs')
writeFileSync(
  module,
  `export async function draw({ url, ask }) {
    if (url === '/broken') throw new Error('cannot be drawn')
    if (url === '/dead') process.exit(3)
    const answer = await ask(new Request('http://page/v1' + url))
    return { head: '', body: await answer.text(), answers: [answer.status] }
  }`,
)
const drawer = openDrawer(module) as Drawer
afterAll(async () => {
  await drawer.close()
  rmSync(folder, { recursive: true })
})

const company = readCompany({ companyFile: undefined, demo: true })
const site = siteConfigOf(company, 'en', { demoAccounts: [], devMail: null })
const draw = (url: string, ask = async (request: Request) => new Response(`asked ${request.url}`)) =>
  drawer.draw({ url, language: 'en', site, member: true, wide: true, ask })

test('what is asked in the thread is answered to whom it is drawn for', async () => {
  const [one, other] = await Promise.all([
    draw('/one', async () => new Response('for one')),
    draw('/other', async () => new Response('for another', { status: 404 })),
  ])
  expect([one, other]).toEqual([
    { head: '', body: 'for one', answers: [200] },
    { head: '', body: 'for another', answers: [404] },
  ])
})

test('a page that cannot be drawn says why, and the next one is drawn', async () => {
  await expect(draw('/broken')).rejects.toThrow('cannot be drawn')
  await expect(draw('/dead')).rejects.toThrow('ended with code 3')
  expect((await draw('/next'))?.body).toBe('asked http://page/v1/next')
})

test('whoever comes while enough is being drawn is not kept waiting', async () => {
  const gate = Promise.withResolvers<Response>()
  const slow = [1, 2, 3].map(() => draw('/slow', () => gate.promise))
  expect(await draw('/late')).toBeNull()
  gate.resolve(new Response('done'))
  await gate.promise
  expect((await slow[0])?.answers).toEqual([200])
  await Promise.allSettled(slow)
})

test('a portal that was built for browsers only is not drawn', () => {
  expect(openDrawer(join(folder, 'none.mjs'))).toBeNull()
})
