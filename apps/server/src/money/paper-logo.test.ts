import { mailBrandingOf } from '@seriba/server-company/company-mail-branding'
import { demoSettings } from '@seriba/server-demo/company-file'
import { renderMailLayout } from '@seriba/server-kit/mail-layout'
import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer({ demo: true })
const { desk, aWonCar, setPrice } = wonCarsOf(server)

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function saveLogo(light: string | null) {
  const staff = await server.signInAs(await aManager(server.db))
  const { version, sections } = (await staff.get('/site/company')).json().result
  const logo = light === null ? null : { light, dark: null, mark: null }
  const saved = await staff.put('/site/config', {
    version,
    sections: { brand: { ...sections.brand, logo } },
  })
  expect(saved.statusCode).toBe(200)
}

async function uploadLogo() {
  const staff = await server.signInAs(await aManager(server.db))
  return (await staff.post('/site/picture', { data: dot })).json().result.url as string
}

const issue = async (purchaseId: number) =>
  (await (await desk()).post('/invoice/create', { purchaseId })).json().result.url as string
const pageOf = async (url: string) => (await server.app.inject(url)).body
const imagesIn = async (url: string) =>
  (await server.app.inject(`${url}.pdf`)).rawPayload.toString('latin1').match(/\/Subtype \/Image/g)?.length ??
  0

test('documents carry the logo of their day, both as pages and as files', async () => {
  const client = await aClient(server.db)
  const car = await aWonCar(client, 700_000)
  const before = await issue(car.id)
  expect(await pageOf(before)).toContain('<b>Seriba</b></header>')
  expect(await imagesIn(before)).toBe(0)
  const url = await uploadLogo()
  await saveLogo(url)
  await setPrice(car.bidId, 705_000)
  const withLogo = await issue(car.id)
  const img = `<img class="logo" src="${url}" alt="Seriba">`
  expect(await pageOf(withLogo)).toContain(img)
  expect(await imagesIn(withLogo)).toBeGreaterThan(0)
  const own = await server.signInAs(client)
  const statement = (await own.get('/payments/statement', { month: '2026-01' })).json().result.url
  expect(await pageOf(statement)).toContain(img)
  const deposit = (await own.post('/payments/deposit', { method: 'invoice' })).json().result.url
  expect(await pageOf(deposit)).toContain(img)
  await saveLogo(null)
  expect(await pageOf(withLogo)).toContain(img)
  expect(await pageOf(deposit)).toContain(img)
  expect(await imagesIn(before)).toBe(0)
})

test('a logo hosted elsewhere appears on the page, but the file shows the name', async () => {
  await saveLogo('https://cdn.example/logo.png')
  const car = await aWonCar(await aClient(server.db), 700_000)
  const url = await issue(car.id)
  expect(await pageOf(url)).toContain('src="https://cdn.example/logo.png"')
  expect(await imagesIn(url)).toBe(0)
  await saveLogo(null)
})

test('emails start with the logo if mail programs can show it, and otherwise with the name', async () => {
  const current = demoSettings()
  const look = (light: string, publicUrl: string | undefined) =>
    mailBrandingOf({ current: { ...current, logo: { light } } }, publicUrl)
  const head = (light: string, publicUrl?: string) =>
    renderMailLayout({ subject: 'Hello', language: 'en', html: '' }, look(light, publicUrl))
  expect(head('/company/a.png', 'https://portal.example')).toContain(
    'src="https://portal.example/company/a.png" alt="Seriba"',
  )
  expect(head('https://cdn.example/a.jpg')).toContain('src="https://cdn.example/a.jpg"')
  for (const mail of [head('/company/a.svg', 'https://portal.example'), head('/company/a.png')]) {
    expect(mail).not.toContain('<img')
    expect(mail).toContain('Seriba</td>')
  }
})
