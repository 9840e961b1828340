import type { NotificationItem } from '@seriba/contracts/notification-list'
import { isManager } from '@seriba/domain/access/actor'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import {
  awayChannels,
  cellOf,
  type NotificationTopic,
  notificationChannels,
  notificationSwitches,
  topicOfEvent,
  topicsOf,
} from '@seriba/domain/notifications/choices'
import { describe, expect, test } from 'vitest'
import { anAwayReader } from '../test/away-reader.ts'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { fakeBot } from '../test/fake-bot.ts'
import { fakePushService } from '../test/fake-push-service.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'
import { causeOf } from '../test/topic-causes.ts'

const service = fakePushService()
const bot = fakeBot()
const server = testServer({ demo: true, telegram: bot.telegram, publicUrl: 'http://localhost' })

const kinds = {
  client: { userType: userTypes.client, roleId: roleIds.client },
  dealer: { userType: userTypes.client, roleId: roleIds.dealer },
  manager: { userType: userTypes.manager, roleId: roleIds.manager },
} as const
type Kind = keyof typeof kinds
const make = { client: aClient, dealer: aDealer, manager: aManager }

/** For a dealer's topics, those of their clients. */
const ofClients: readonly NotificationTopic[] = ['clientBid', 'clientChange']

/** What reaches somebody through the channels left on, after the topic's cause has happened. */
async function told(kind: Kind, topic: NotificationTopic, off: readonly string[]) {
  const reader = await make[kind](server.db)
  const manager = await aManager(server.db)
  const isOfClient = kind === 'manager' || ofClients.includes(topic)
  const client = isOfClient
    ? await aClient(server.db, { ...(kind === 'dealer' && { dealer: reader }) })
    : reader
  if (kind === 'manager')
    await server.db.updateTable('users').set({ manager_id: reader.id }).where('id', '=', client.id).execute()
  const { session, received } = await anAwayReader(server, { service, bot }, reader, off)
  const before = (await queuedMails(server.db, reader.email)).length
  await causeOf[topic]({ server, reader, client, manager })
  const { pushes, messages } = await received()
  const { items } = (await session.get('/user/notifications')).json().result
  const mails = (await queuedMails(server.db, reader.email)).slice(before)
  return { push: pushes, telegram: messages, email: mails, list: items }
}

/** What the seller asks is always emailed, as the table's note says. */
const isAlwaysMailed = (topic: NotificationTopic) =>
  topic === 'negotiation' || cellOf(topic, 'email') === 'always'
/** A purchase follows a win, which is always emailed. */
const isOfWin = (subject: string) => subject.startsWith('You won')

/** Every topic a kind of user can be notified of, on every channel that has a cell for it. */
const cases = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
  topicsOf(kinds[kind]).map((topic): [Kind, NotificationTopic] => [kind, topic]),
)
const channelsOf = (kind: Kind, topic: NotificationTopic) =>
  notificationChannels.filter((channel) => {
    const cell = cellOf(topic, channel)
    return cell !== null && !(cell === 'always' && channel === 'email' && isManager(kinds[kind]))
  })

/** What has to be off to hear about one topic only. */
const allBut = (topic: NotificationTopic) =>
  notificationSwitches.filter((name) => !name.startsWith(`${topic}.`))

describe('a topic that somebody switches on reaches them', () => {
  test.each(cases)(
    'with a %s for %s: through each of its channels, even if everything else is off',
    async (kind, topic) => {
      const ways = await told(kind, topic, allBut(topic))
      const channels = channelsOf(kind, topic)
      const sent = (['push', 'telegram', 'email'] as const).filter((way) => ways[way].length > 0)
      const due = (['push', 'telegram', 'email'] as const).filter((way) => channels.includes(way))
      expect(sent).toEqual(expect.arrayContaining(due))
      expect(ways.list.length).toBeGreaterThan(0)
      for (const { title, path } of ways.push) {
        expect(title).toBeTruthy()
        expect(path).toMatch(isManager(kinds[kind]) ? /^\/console\// : /^\//)
      }
    },
  )

  const others = cases.filter(([kind, topic]) => kind !== 'dealer' || ofClients.includes(topic))
  test.each(others)('with a %s for %s: not through a channel that is switched off', async (kind, topic) => {
    const ways = await told(kind, topic, notificationSwitches)
    for (const channel of awayChannels) expect(ways[channel]).toEqual([])
    const mailed = ways.email.map(({ subject }) => subject)
    if (!isAlwaysMailed(topic)) expect(mailed.filter((subject) => !isOfWin(subject))).toEqual([])
  })

  test('with new clients, their deposits, and their documents, only if they can see clients', async () => {
    for (const topic of ['signUp', 'deposit', 'clientDocument'] as const) {
      const reader = await aManager(server.db, { permissions: { managerBidForClient: false } })
      expect(topicsOf(reader.actor)).not.toContain(topic)
      const { session, received } = await anAwayReader(server, { service, bot }, reader, allBut(topic))
      const [client, manager] = [await aClient(server.db), await aManager(server.db)]
      await causeOf[topic]({ server, reader, client, manager })
      expect(await received()).toEqual({ pushes: [], messages: [] })
      const { items } = (await session.get('/user/notifications')).json().result as {
        items: NotificationItem[]
      }
      expect(items.filter(({ payload }) => topicOfEvent[payload.eventType] === topic)).toEqual([])
    }
  })
})
