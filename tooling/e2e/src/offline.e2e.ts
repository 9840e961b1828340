import { type Browser, type CDPSession, expect, type Page } from '@playwright/test'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

/** A client whose browser has the service worker at work. */
async function withWorker(browser: Browser): Promise<Page> {
  const page = await signedIn(browser, 'client', { serviceWorkers: 'allow' })
  await page.goto(`${base()}/profile`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done))
  })
  return page
}

test('the portal can be installed', async ({ browser }) => {
  const page = await withWorker(browser)
  const cdp = await page.context().newCDPSession(page)
  const { errors } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // A private window is what tests run in; nothing else may stand in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
})

test('what was seen opens offline and says so; a message waits for the connection', async ({ browser }) => {
  const page = await withWorker(browser)
  await page.goto(`${base()}/bids`)
  const chatButton = page.getByRole('button', { name: /^Chat about lot/ }).first()
  await chatButton.click()
  const box = page.getByRole('textbox', { name: 'Message' })
  await expect(box).toBeEnabled()
  const address = page.url()
  // Everything of the page has come through the worker once.
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

  // The browser says that it is online again: nothing has to be pressed.
  await page.context().setOffline(false)
  await expect(page.getByText('Will be sent when you’re back online.')).toBeHidden()
  await expect(page.getByText(/^No connection since/)).toBeHidden()
  await expect.poll(() => sent(page)).toContain(message)
})

test('logging out leaves nothing to read on the device', async ({ browser }) => {
  const page = await withWorker(browser)
  // Now everything comes through the worker.
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

test('a push is shown while nobody looks, once, with the page it is about', async ({ browser }) => {
  const page = await withWorker(browser)
  await page.context().grantPermissions(['notifications'], { origin: base() })
  const cdp = await page.context().newCDPSession(page)
  const registrationId = await registrationOf(cdp)
  // Nobody looks at the portal: the window is elsewhere.
  await page.goto('about:blank')
  const push = (alert: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: base(),
      registrationId,
      data: JSON.stringify(alert),
    })
  const won = {
    tag: 'e7',
    title: 'You won 1 auction',
    body: 'USS Tokyo 20117',
    path: '/bids?status=win',
    urgent: true,
  }
  await push(won)
  // The same news once more, as after a crash of the server.
  await push(won)
  await push({ ...won, tag: 'e8', title: 'Bid status' })
  const other = await page.context().newPage()
  await other.goto(`${base()}/profile`)
  const shown = () =>
    other.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const notes = await registration.getNotifications()
      return notes.map(({ title, body, data }) => [title, body, data.path]).sort()
    })
  await expect.poll(shown).toEqual([
    ['Bid status', 'USS Tokyo 20117', '/bids?status=win'],
    ['You won 1 auction', 'USS Tokyo 20117', '/bids?status=win'],
  ])
})

test('a notification that is pressed leads an open window to its page, and goes', async ({ browser }) => {
  const page = await withWorker(browser)
  await page.context().grantPermissions(['notifications'], { origin: base() })
  const cdp = await page.context().newCDPSession(page)
  const registrationId = await registrationOf(cdp)
  await page.goto('about:blank')
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: base(),
    registrationId,
    data: JSON.stringify({ tag: 'e9', title: 'Shipped', body: 'Prado', path: '/purchases', urgent: false }),
  })
  await page.goto(`${base()}/profile`)
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('The service worker is not at work')
  await expect.poll(() => worker.evaluate(notificationsShown)).toBe(1)
  await worker.evaluate(pressNotification)
  await expect(page).toHaveURL(/\/purchases$/)
  expect(await worker.evaluate(notificationsShown)).toBe(0)
})

type InWorker = { registration: ServiceWorkerRegistration }

const notificationsShown = async () => {
  const { registration } = globalThis as unknown as InWorker
  return (await registration.getNotifications()).length
}

/** What the browser does as somebody presses it. Without a screen there is nothing to press and no window to bring forward. */
async function pressNotification() {
  const scope = globalThis as unknown as InWorker & {
    WindowClient: { prototype: { focus: () => Promise<unknown> } }
    NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event
  }
  scope.WindowClient.prototype.focus = async function (this: unknown) {
    return this
  }
  const [notification] = await scope.registration.getNotifications()
  const event = new scope.NotificationEvent('notificationclick', { notification })
  let work: Promise<unknown> | undefined
  Object.defineProperty(event, 'waitUntil', {
    value: (promise: Promise<unknown>) => {
      work = promise
    },
  })
  globalThis.dispatchEvent(event)
  await work
}

async function registrationOf(cdp: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  return found
}

/** The latest messages about the chat that is open. */
async function sent(page: Page): Promise<string[]> {
  const bidId = new URL(page.url()).searchParams.get('bid')
  const answer = await page.request.get(`${base()}/v1/bid/chat?bidId=${bidId}`).catch(() => null)
  if (!answer?.ok()) return []
  return (await answer.json()).result.chat.map(({ text }: { text: string }) => text)
}
