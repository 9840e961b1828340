import { expect, type Page } from '@playwright/test'
import { base } from './people.ts'
import { test } from './test.ts'
import { withWorker } from './worker-at-work.ts'

test('the portal can be installed', async ({ browser }) => {
  const page = await withWorker(browser)
  const cdp = await page.context().newCDPSession(page)
  const { errors } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // Tests run in a private window; nothing else may be in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
})

test('pages already seen open offline and say so, and a message waits for the connection', async ({
  browser,
}) => {
  const page = await withWorker(browser)
  await page.goto(`${base()}/bids`)
  const chatButton = page.getByRole('button', { name: /^Chat about lot/ }).first()
  await chatButton.click()
  const box = page.getByRole('textbox', { name: 'Message' })
  await expect(box).toBeEnabled()
  const address = page.url()
  // Everything on the page has been served by the worker once.
  await page.reload()
  await expect(box).toBeEnabled()

  await page.context().setOffline(true)
  await page.goto(address)
  await expect(page.getByText(/^No connection since \d+:\d\d\.$/)).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const message = `Written on a train. ${Date.now()}`
  await box.fill(message)
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Will be sent when you’re back online.')).toBeVisible()
  expect(await sent(page)).not.toContain(message)

  // The browser reports that it is online again, and nothing has to be pressed.
  await page.context().setOffline(false)
  await expect(page.getByText('Will be sent when you’re back online.')).toBeHidden()
  await expect(page.getByText(/^No connection since/)).toBeHidden()
  await expect.poll(() => sent(page)).toContain(message)
})

test('logging out leaves nothing readable on the device', async ({ browser }) => {
  const page = await withWorker(browser)
  // Now the worker serves everything.
  await page.reload()
  const kept = () =>
    page.evaluate(async () => {
      const answers = await caches.open('answers-1')
      return (await answers.keys()).map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(kept).toContain('/v1/user/view-profile')
  await page.evaluate(() =>
    fetch('/v1/auth/logout', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
  )
  await expect.poll(kept).not.toContain('/v1/user/view-profile')
  const pages = await page.evaluate(async () => (await (await caches.open('pages-1')).keys()).length)
  expect(pages).toBe(0)
})

/** The latest messages in the open chat. */
async function sent(page: Page): Promise<string[]> {
  const bidId = new URL(page.url()).searchParams.get('bid')
  const answer = await page.request.get(`${base()}/v1/bid/chat?bidId=${bidId}`).catch(() => null)
  if (!answer?.ok()) return []
  return (await answer.json()).result.chat.map(({ text }: { text: string }) => text)
}
