import { webhookSecret } from '@seriba/server-alerts/telegram/connect'
import { sendTelegram } from '@seriba/server-alerts/telegram/send-telegram'
import { registerWebhook, webhookPath } from '@seriba/server-alerts/telegram/webhook.routes'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { aClient, type TestUser } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { fakeBot } from '../test/fake-bot.ts'
import { testServer } from '../test/server.ts'

const { calls, answers, telegram } = fakeBot()

const server = testServer({ telegram })
const log = pino({ level: 'silent' })
const context = () => ({ db: server.db, log, telegram, publicUrl: 'https://portal.example' })
const alert = {
  tag: 'e1',
  title: 'You won <1> auction',
  body: 'USS Tokyo 20461',
  path: '/bids?status=win',
  urgent: true,
  at: new Date().toISOString(),
}

let chats = 700
const say = (text: string, chat: number, secret = webhookSecret(testConfig), type = 'private') =>
  server.app.inject({
    method: 'POST',
    url: webhookPath,
    headers: { 'x-telegram-bot-api-secret-token': secret },
    payload: {
      update_id: 1,
      message: { message_id: 1, text, chat: { id: chat, type, username: 'pmwangi' } },
    },
  })

async function codeOf(user: TestUser) {
  const session = await server.signInAs(user)
  const { url } = (await session.post('/user/telegram-connect')).json().result
  expect(url).toMatch(/^https:\/\/t\.me\/seriba_bot\?start=[\w-]{24}$/)
  return { session, code: new URL(url).searchParams.get('start') ?? '' }
}

async function tied() {
  const client = await aClient(server.db)
  const { session, code } = await codeOf(client)
  const chat = ++chats
  await say(`/start ${code}`, chat)
  return { client, session, chat, code }
}
const chatOf = async ({ id }: TestUser) =>
  (
    await server.db
      .selectFrom('users')
      .select('telegram_chat_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).telegram_chat_id

test('a chat is linked through a one-time link', async () => {
  const { client, session, chat, code } = await tied()
  expect(await chatOf(client)).toBe(chat)
  expect(calls.at(-1)).toMatchObject({
    method: 'sendMessage',
    body: { chat_id: chat, text: /This chat will now/ },
  })
  const { telegram: state } = (await session.get('/user/alert-channels')).json().result
  expect(state).toMatchObject({ name: '@pmwangi', since: expect.any(String) })

  const other = ++chats
  await say(`/start ${code}`, other)
  expect(calls.at(-1)?.body.text).toMatch(/^This link has expired/)
  expect(await chatOf(client)).toBe(chat)
})

test('an expired link, a group chat, or a caller other than Telegram links nothing', async () => {
  const client = await aClient(server.db)
  const { code } = await codeOf(client)
  expect((await say(`/start ${code}`, ++chats, 'a guess')).statusCode).toBe(404)
  expect((await say(`/start ${code}`, ++chats, undefined, 'group')).statusCode).toBe(200)
  await sql`update telegram_links set expires_at = now() - interval '1 second'`.execute(server.db)
  await say(`/start ${code}`, ++chats)
  expect(await chatOf(client)).toBeNull()
})

test('a chat belongs to the account that linked it last', async () => {
  const first = await tied()
  const second = await aClient(server.db)
  const { code } = await codeOf(second)
  await say(`/start ${code}`, first.chat)
  expect([await chatOf(first.client), await chatOf(second)]).toEqual([null, first.chat])
})

test('an alert is posted to the chat with a button, and its text cannot inject markup', async () => {
  const { client, chat } = await tied()
  await sendTelegram(context(), { userId: client.id, alert })
  expect(calls.at(-1)).toMatchObject({
    method: 'sendMessage',
    body: {
      chat_id: chat,
      text: '<b>You won &lt;1&gt; auction</b>\nUSS Tokyo 20461',
      reply_markup: { inline_keyboard: [[{ text: 'Open', url: 'https://portal.example/bids?status=win' }]] },
    },
  })
})

test('blocking the bot unlinks the account', async () => {
  const { client } = await tied()
  answers.push({ status: 403, body: { ok: false, description: 'Forbidden: bot was blocked by the user' } })
  await sendTelegram(context(), { userId: client.id, alert })
  expect(await chatOf(client)).toBeNull()
})

test('Telegram gets the pause it asks for, and the worker retries after a failure', async () => {
  const { client } = await tied()
  answers.push({
    status: 429,
    body: { ok: false, description: 'Too Many Requests', parameters: { retry_after: 35 } },
  })
  await sendTelegram(context(), { userId: client.id, alert })
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now()) as seconds from graphile_worker._private_jobs
    where payload->>'userId' = ${String(client.id)}`.execute(server.db)
  expect(rows.map(({ seconds }) => Math.round(Number(seconds) / 5) * 5)).toEqual([35])

  answers.push({ status: 502, body: { ok: false } })
  await expect(sendTelegram(context(), { userId: client.id, alert })).rejects.toThrow('502')
  answers.push({ status: 200, body: '<html>nonsense' })
  await expect(sendTelegram(context(), { userId: client.id, alert })).rejects.toThrow()
  expect(await chatOf(client)).not.toBeNull()
})

test('a user can disconnect the chat', async () => {
  const { client, session } = await tied()
  await session.post('/user/telegram-disconnect')
  expect(await chatOf(client)).toBeNull()
  const before = calls.length
  await sendTelegram(context(), { userId: client.id, alert })
  expect(calls).toHaveLength(before)
})

test('Telegram is told where to send messages written to the bot', async () => {
  await registerWebhook({ config: { ...testConfig, telegram, publicUrl: 'https://portal.example' }, log })
  expect(calls.at(-1)).toMatchObject({
    method: 'setWebhook',
    body: { url: `https://portal.example${webhookPath}`, secret_token: webhookSecret(testConfig) },
  })
})
