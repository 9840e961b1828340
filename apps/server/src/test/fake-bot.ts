import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

type Call = { method: string; body: Record<string, unknown> }

/** A messenger's bot that records requests and answers as told; by default it works. */
export function fakeBot() {
  const calls: Call[] = []
  const answers: { status: number; body: object | string }[] = []
  const bot = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      calls.push({ method: request.url?.split('/').at(-1) ?? '', body: JSON.parse(text) })
      const { status, body } = answers.shift() ?? { status: 200, body: { ok: true, result: {} } }
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  const telegram = { bot: 'seriba_bot', token: '123456:token', api: '' }
  beforeAll(async () => {
    await new Promise<void>((done) => bot.listen(0, '127.0.0.1', done))
    telegram.api = `http://127.0.0.1:${(bot.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((done) => bot.close(done)))
  return { calls, answers, telegram }
}
