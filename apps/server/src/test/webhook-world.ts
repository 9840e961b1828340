import { webhookEvents } from '@seriba/domain/webhooks/webhook-events'
import { openWebhookSender } from '@seriba/server-api-keys/webhooks/sender/open-webhook-sender'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { aDealer, type TestUser } from './builders.ts'
import { testConfig } from './config.ts'
import { openFakeReceiver } from './fake-webhook-receiver.ts'
import { type Browser, type TestServer, testServer } from './server.ts'

/** Dealers with listening programs, on one receiver that forgets between tests. */
export function webhookWorld() {
  const server = testServer()
  let receiver: Awaited<ReturnType<typeof openFakeReceiver>>
  beforeAll(async () => {
    receiver = await openFakeReceiver()
  })
  beforeEach(async () => {
    receiver.heard.length = 0
    receiver.says()
    // What another test left behind is not sent in this one.
    await sql`update webhook_deliveries set state = 'failed' where state = 'waiting'`.execute(server.db)
  })
  afterAll(() => receiver.close())

  /** A dealer who listens to all events, or to some. */
  async function aListener(more: { events?: readonly string[]; url?: string; dealer?: TestUser } = {}) {
    const dealer = more.dealer ?? (await aDealer(server.db))
    const browser = await server.signInAs(dealer)
    const asked = { name: 'Website', url: receiver.url, events: [...webhookEvents], ...more }
    const made = (await browser.post('/user/webhooks', asked)).json()
    if (!made.result) throw new Error(JSON.stringify(made))
    const { webhook, secret } = made.result as { webhook: { id: number }; secret: string }
    const deliveries = async (query = {}) =>
      (await browser.get('/user/webhook-deliveries', { id: webhook.id, ...query })).json().result.deliveries
    const seen = async () =>
      (await browser.get('/user/webhooks'))
        .json()
        .result.webhooks.find((one: { id: number }) => one.id === webhook.id)
    return { dealer, browser, id: webhook.id, secret, deliveries, seen }
  }

  /** Requests the test event and returns its delivery. */
  const sendTest = async (browser: Browser, id: number): Promise<number> =>
    (await browser.post('/user/webhook-test', { id })).json().result.deliveryId

  return {
    server,
    receiver: () => receiver,
    aListener,
    sendTest,
    /** Sends everything that is due, as one process. */
    send: (options: SenderSettings = {}) => sendOnce(server, options),
    /** As if the pauses were over. */
    pausesOver: () =>
      sql`update webhook_deliveries set next_try_at = now() where state = 'waiting'`.execute(server.db),
  }
}

type SenderSettings = { timeoutMs?: number; privateHosts?: boolean; now?: () => Date }

export const senderOf = ({ db }: Pick<TestServer, 'db'>, settings: SenderSettings = {}) =>
  openWebhookSender({
    db,
    secret: testConfig.cookieSecret,
    privateHosts: true,
    publicUrl: 'https://portal.example',
    log: {
      error: (facts: unknown) => {
        throw new Error(JSON.stringify(facts))
      },
    },
    ...settings,
  })

const sendOnce = (server: TestServer, settings: SenderSettings) => senderOf(server, settings).send()
