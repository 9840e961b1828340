import { type CDPSession, expect } from '@playwright/test'
import { base } from './people.ts'
import { test } from './test.ts'
import { withWorker, workerOf } from './worker-at-work.ts'

test('a push is shown once while nobody is looking, with the page it is about', async ({ browser }) => {
  const page = await withWorker(browser)
  await page.context().grantPermissions(['notifications'], { origin: base() })
  const cdp = await page.context().newCDPSession(page)
  const registrationId = await registrationOf(cdp)
  // Nobody is looking at the portal: the window is elsewhere.
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
  // The same news again, as after a crash of the server.
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

test('pressing a notification takes an open window to its page and closes it', async ({ browser }) => {
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
  const worker = workerOf(page)
  await expect.poll(() => worker.evaluate(notificationsShown)).toBe(1)
  await worker.evaluate(pressNotification)
  await expect(page).toHaveURL(/\/purchases$/)
  expect(await worker.evaluate(notificationsShown)).toBe(0)
})

test('pressing a notification while no window is open opens one on its page', async ({ browser }) => {
  const page = await withWorker(browser)
  await page.context().grantPermissions(['notifications'], { origin: base() })
  const cdp = await page.context().newCDPSession(page)
  const registrationId = await registrationOf(cdp)
  await page.goto('about:blank')
  const worker = workerOf(page)
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: base(),
    registrationId,
    data: JSON.stringify({ tag: 'e10', title: 'Shipped', body: 'Prado', path: '/purchases', urgent: false }),
  })
  await expect.poll(() => worker.evaluate(notificationsShown)).toBe(1)
  await worker.evaluate(pressNotification)
  expect(await worker.evaluate(() => (globalThis as unknown as InWorker).opened)).toEqual([
    `${base()}/purchases`,
  ])
})

type InWorker = { registration: ServiceWorkerRegistration; opened?: string[] }

const notificationsShown = async () => {
  const { registration } = globalThis as unknown as InWorker
  return (await registration.getNotifications()).length
}

/**
 * What the browser does when somebody presses it. Without a screen there is nothing to press and no window to bring
 * forward or open.
 */
async function pressNotification() {
  const scope = globalThis as unknown as InWorker & {
    WindowClient: { prototype: { focus: () => Promise<unknown> } }
    Clients: { prototype: { openWindow: (url: URL) => Promise<unknown> } }
    NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event
  }
  scope.WindowClient.prototype.focus = async function (this: unknown) {
    return this
  }
  const opened: string[] = []
  scope.opened = opened
  scope.Clients.prototype.openWindow = async ({ href }) => opened.push(href)
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
