import { aBid, aGroup, aLot } from './bid-builders.ts'
import { aClient, aManager, type TestUser } from './builders.ts'
import type { testServer } from './server.ts'

/** What tests of groups do at a server: view a group, change it, and read its bids' histories. */
export function groupDeskOf(server: ReturnType<typeof testServer>) {
  const change = async (user: TestUser, body: Record<string, unknown>) => {
    const response = await (await server.signInAs(user)).put('/bid/update-group', body)
    return [response.statusCode, response.json().messageCode ?? 'done']
  }
  const view = async (user: TestUser, query: object = {}) =>
    (await (await server.signInAs(user)).get('/bid/group-view', { ...query })).json().result
  const historyOf = async (manager: TestUser, bidId: number): Promise<string[]> => {
    const lines = await (await server.signInAs(manager)).get('/bid/logs', { bidId })
    return lines.json().result.map(({ event }: { event: string }) => event)
  }
  const inMinutes = (minutes: number) =>
    aLot(server.db, { auction_at: new Date(Date.now() + minutes * 60_000) })

  async function bidsInGroup(amounts: readonly number[], { quota = 1, creditLimit = 10_000_000 } = {}) {
    const [manager, client] = [await aManager(server.db), await aClient(server.db, { creditLimit })]
    const group = await aGroup(server.db, client, { quota })
    const bids = []
    for (const amount of amounts)
      bids.push(await aBid(server.db, client, { amount, group_id: group.id, status: 2 }))
    return { manager, client, group, bids: bids.map(({ id }) => id) }
  }

  return { change, view, historyOf, inMinutes, bidsInGroup }
}
