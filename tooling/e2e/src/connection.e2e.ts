import { expect, type Page } from '@playwright/test'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

test('events missed while disconnected are shown once after reconnecting', async ({ browser }) => {
  const [client, manager] = [await signedIn(browser, 'client'), await signedIn(browser, 'manager')]
  const bidId = await aBid(client)
  const write = async (comment: string) => {
    const data = { bidId, comment }
    const headers = { origin: base() }
    expect((await manager.request.post(`${base()}/v1/bid/save-chat`, { data, headers })).ok()).toBe(true)
    return comment
  }
  const line = await lineOf(client)
  await client.goto(`${base()}/favorites`)
  await line.open
  const seen = await write(`Said while you were there. ${Date.now()}`)
  await expect(toasts(client)).toHaveCount(1)
  await client.getByRole('button', { name: 'Dismiss' }).click()
  await client.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
  await expect(client.getByText(seen)).toHaveCount(1)

  await line.cut()
  await expect(client.getByText('Connection lost. Reconnecting…')).toBeVisible()
  const missed = await write(`Said while you were away. ${Date.now()}`)
  await line.mend()

  await expect(toasts(client)).toHaveText(/New Message received from the manager/)
  await expect(client.getByText(missed)).toHaveCount(1)
  await expect(client.getByText(seen)).toHaveCount(1)
  await expect(client.getByText('Connection lost. Reconnecting…')).toBeHidden()
  await expect(toasts(client)).toHaveCount(1)
})

const toasts = (page: Page) => page.getByRole('region', { name: 'New notifications' }).getByRole('status')

/** The connection of the page's socket. */
async function lineOf(page: Page) {
  const opened = Promise.withResolvers<void>()
  let drop = () => Promise.resolve()
  let isCut = false
  await page.routeWebSocket(/\/socket/, async (socket) => {
    if (isCut) return socket.close()
    const server = socket.connectToServer()
    server.onMessage((frame) => {
      socket.send(frame)
      opened.resolve()
    })
    drop = async () => {
      await server.close()
      await socket.close()
    }
  })
  return {
    open: opened.promise,
    async cut() {
      isCut = true
      await page.context().setOffline(true)
      await drop()
    },
    async mend() {
      isCut = false
      await page.context().setOffline(false)
    },
  }
}

async function aBid(page: Page): Promise<number | undefined> {
  const answer = await page.request.get(`${base()}/v1/bid/my-bid`)
  const { cars } = (await answer.json()).result as { cars: { bidId: number }[] }
  return cars[0]?.bidId
}
