import { type Browser, expect, type Page } from '@playwright/test'
import { base, logIn, people } from './people.ts'
import { test } from './test.ts'
import { freshPageWithWorker, workerOf } from './worker-at-work.ts'

test('a push address renewed by the browser while no page is open replaces the old one', async ({
  browser,
}) => {
  const { page, before, after } = await listening(browser)
  await page.goto('about:blank')
  // Nobody has been here for longer than a session lasts without renewal.
  await page.context().clearCookies({ name: 'seriba_access' })
  await renew(page, before, after)
  expect(await forget(page, before)).toBe(false)
  expect(await forget(page, after)).toBe(true)
})

test('a new push address that could not be sent to the server is sent when a page is next opened', async ({
  browser,
}) => {
  const { page, before, after } = await listening(browser)
  await page.goto('about:blank')
  await page.context().setOffline(true)
  await renew(page, before, after)
  await page.context().setOffline(false)
  // In the meantime, a service that no longer knows the old address has made the server forget it.
  expect(await forget(page, before)).toBe(true)
  await page.goto(`${base()}/profile`)
  await expect.poll(() => forget(page, after)).toBe(true)
})

test('a browser subscribed for somebody else is not subscribed for the next person when its address is renewed', async ({
  browser,
}) => {
  const { page, before, after } = await listening(browser)
  await page.evaluate(() =>
    fetch('/v1/auth/logout', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
  )
  await page.goto(`${base()}/auth/login`)
  await logIn(page, people.dealer)
  await page.waitForURL((url) => !url.pathname.includes('/auth/'))
  await renew(page, before, after)
  expect(await forget(page, after)).toBe(false)
})

/** A page whose browser gets its pushes at one address, and the address that will replace it. */
async function listening(browser: Browser) {
  const page = await freshPageWithWorker(browser)
  await page.context().grantPermissions(['notifications'], { origin: base() })
  const [before, after] = [anAddress(), anAddress()]
  await listenAt(page, before)
  return { page, before, after }
}

const anAddress = () => `https://push.example/${crypto.randomUUID()}`

const keys = { p256dh: 'P'.repeat(87), auth: 'A'.repeat(22) }

/** As the page does once its browser has agreed. */
async function listenAt(page: Page, endpoint: string) {
  const ok = await page.evaluate(
    async (data) => {
      const headers = { 'content-type': 'application/json' }
      const { ok } = await fetch('/v1/user/push-subscribe', {
        method: 'POST',
        headers,
        body: JSON.stringify(data),
      })
      return ok
    },
    { endpoint, ...keys },
  )
  expect(ok).toBe(true)
}

/** Makes the server forget an address; returns whether it knew it as one of the person's. */
async function forget(page: Page, endpoint: string): Promise<boolean> {
  const devices = async () => {
    const answer = await page.request.get(`${base()}/v1/user/alert-channels`)
    return (await answer.json()).result.push.devices.length as number
  }
  const known = await devices()
  await page.request.post(`${base()}/v1/user/push-unsubscribe`, {
    headers: { origin: base() },
    data: { endpoint },
  })
  return (await devices()) < known
}

/** What a browser does on its own; the one that tests run in has no push service to do it with. */
function renew(page: Page, before: string, after: string) {
  return workerOf(page).evaluate(
    async ({ before, subscription }) => {
      type Scope = {
        PushManager: { prototype: { getSubscription: () => Promise<unknown> } }
        ExtendableEvent: new (type: string) => Event
      }
      const scope = globalThis as unknown as Scope
      scope.PushManager.prototype.getSubscription = async () => ({ toJSON: () => subscription })
      const event = new scope.ExtendableEvent('pushsubscriptionchange')
      let work: Promise<unknown> | undefined
      Object.defineProperties(event, {
        oldSubscription: { value: { endpoint: before } },
        newSubscription: { value: null },
        waitUntil: {
          value: (promise: Promise<unknown>) => {
            work = promise
          },
        },
      })
      globalThis.dispatchEvent(event)
      await work?.catch(() => undefined)
    },
    { before, subscription: { endpoint: after, keys } },
  )
}
