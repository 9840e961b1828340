import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type LaunchOptions, type Page } from '@playwright/test'
import { base, logIn, people, visitor } from './people.ts'
import { certificateFiles } from './push-service/certificate.ts'
import { type PushService, startPushService } from './push-service/push-service.ts'
import { test } from './test.ts'

test.skip(
  !process.env.PUSH_CERTIFICATE,
  'The server was started elsewhere and does not trust the push service',
)

test('a subscribed browser is notified while the portal is closed, until notifications are turned off', async ({
  launchOptions,
}) => {
  await withPushService(launchOptions, async (context, service) => {
    const page = await profileOf(context, service)
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('This browser is notified even when the portal is closed.')).toBeVisible()
    expect(service.subscriptions()).toBe(1)

    await page.goto('about:blank')
    const sent = await page.request.post(`${base()}/v1/user/test-alert`, {
      headers: { origin: base() },
      data: { channel: 'push' },
    })
    expect(sent.ok()).toBe(true)
    await expect.poll(() => service.pushed()).toBe(1)
    await page.goto(`${base()}/profile?tab=alerts`)
    await expect
      .poll(() => notificationsIn(page))
      .toEqual([{ title: 'This is a test', body: 'Notifications will look like this.' }])

    await page.getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText('This browser is not notified.')).toBeVisible()
    await expect.poll(() => service.subscriptions()).toBe(0)
  })
})

/** A browser with a profile of its own, which listens to a push service of its own: private windows cannot subscribe. */
async function withPushService(
  { executablePath, args = [] }: LaunchOptions,
  work: (context: BrowserContext, service: PushService) => Promise<void>,
) {
  const service = await startPushService(await certificateFiles(process.env.PUSH_CERTIFICATE ?? ''))
  const profile = await mkdtemp(join(tmpdir(), 'seriba-push-'))
  // The connection to the push service is background work.
  const quiet = '--disable-background-networking'
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: [...args.filter((arg) => arg !== quiet), ...service.switches, '--ignore-certificate-errors'],
    ignoreDefaultArgs: [quiet],
    serviceWorkers: 'allow',
  })
  try {
    await context.grantPermissions(['notifications'], { origin: base() })
    await work(context, service)
  } finally {
    await context.close()
    await service.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function profileOf(context: BrowserContext, service: PushService): Promise<Page> {
  await context.addInitScript(pushAt, service.address)
  const page = await visitor(context)
  await page.goto(`${base()}/auth/login`)
  await logIn(page, people.client)
  await page.waitForURL((url) => !url.pathname.includes('/auth/'))
  await page.goto(`${base()}/profile?tab=alerts`)
  return page
}

/** Chromium names its own push service in every subscription; the server is to push to ours. */
function pushAt(address: string) {
  const { prototype } = PushSubscription
  const endpoint = Object.getOwnPropertyDescriptor(prototype, 'endpoint')?.get
  const { toJSON } = prototype
  const ours = (subscription: PushSubscription) =>
    `${address}${new URL(endpoint?.call(subscription)).pathname}`
  Object.defineProperty(prototype, 'endpoint', {
    get(this: PushSubscription) {
      return ours(this)
    },
  })
  prototype.toJSON = function () {
    return { ...toJSON.call(this), endpoint: ours(this) }
  }
}

const notificationsIn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body }) => ({ title, body }))
  })
