import { createMailer } from '@seriba/server-kit/mail'
import { expect, test } from 'vitest'
import { testServer } from '../test/server.ts'

const demo = testServer({ demo: true })
const company = testServer({})
const sending = testServer({ demo: true, smtpUrl: 'smtp://127.0.0.1:9' })

const link = 'http://localhost/verify-email?token=abc'
const mail = {
  to: 'visitor@test.example',
  language: 'en' as const,
  subject: 'Confirm <your> email',
  text: `Confirm\n${link}`,
  html: `<p><a href="${link}">Confirm</a></p>`,
}
const keep = ({ db }: typeof demo) =>
  createMailer({
    db,
    smtpUrl: undefined,
    from: 'a@test.example',
    look: { brand: 'Vostok', color: '#017EEF', logo: null },
  })(mail)
const read = async (path: string, language = 'en') => {
  const { statusCode, body } = await demo.app.inject({ url: path, headers: { 'accept-language': language } })
  return { statusCode, body }
}

test('undeliverable emails can be read in the demo company’s outbox, as HTML and as text', async () => {
  await keep(demo)
  const { body } = await read('/dev/mail')
  expect(body).toContain('Confirm &lt;your&gt; email')
  expect(body).toContain('visitor@test.example')
  const [, id] = /href="\/dev\/mail\/(\d+)"/.exec(body) ?? []
  expect((await read(`/dev/mail/${id}`)).body).toContain(mail.html)
  expect((await read(`/dev/mail/${id}/text`)).body).toContain(`<a href="${link}">${link}</a>`)
  expect((await read('/dev/mail', 'ru')).body).toContain('Исходящие демо-компании')
})

test.each(['/dev/mail/999', '/dev/mail/nonsense', '/dev/mail/999/text'])('%s is not found', async (path) => {
  expect((await read(path)).statusCode).toBe(404)
})

test('outside the demo company, nobody can see any emails', async () => {
  await keep(company)
  for (const { app } of [company, sending]) {
    const { body } = await app.inject('/dev/mail')
    expect(body).not.toMatch(/Outbox|visitor@test/)
  }
})
