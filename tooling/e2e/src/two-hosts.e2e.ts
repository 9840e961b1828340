import { mkdtemp, rm } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { logIn, people } from './people.ts'
import { freePort, startServer } from './running-server.ts'
import { test } from './test.ts'

test('with login on its own host, a session opened there works here, is renewed, and ends', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const folder = await mkdtemp('/var/tmp/seriba-two-hosts-')
  const port = await freePort()
  // Browsers resolve names with this ending to this machine.
  const portal = `http://portal.seriba.localhost:${port}`
  const auth = `http://auth.seriba.localhost:${port}`
  const server = await startServer({
    PORT: String(port),
    DATA_DIR: folder,
    PUBLIC_URL: portal,
    AUTH_BASE_URL: `${auth}/v1`,
    DEMO: 'on',
    DEMO_LIVE: '100',
    DEMO_STATS: '100',
    DEMO_AUCTIONEER: 'off',
    CAPTCHA_DIFFICULTY: '500',
  })
  try {
    const context = await browser.newContext()
    await context.addInitScript(() => localStorage.setItem('cookie-consent', 'denied'))
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (pathname.startsWith('/v1/auth')) asked.push(`${origin} ${pathname}`)
    })
    const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

    await test.step('the session works on the portal, though another host opened it', async () => {
      await page.goto(`${portal}/auth/login`)
      await logIn(page, people.client)
      await expect(page).toHaveURL(`${portal}/car-auctions`)
      expect(asked).toContain(`${auth} /v1/auth`)
    })

    await test.step('it is renewed after fifteen minutes, on navigation and on load', async () => {
      for (const go of [() => page.getByRole('link', { name: /My Bids/ }).click(), () => page.reload()]) {
        await context.clearCookies({ name: 'seriba_access' })
        asked.length = 0
        await go()
        await expect(heading('My Bids')).toBeVisible()
        await expect.poll(() => asked).toContain(`${auth} /v1/auth/update`)
        await expect(page.getByRole('tab', { name: /^All/ })).toBeVisible()
        await expect(page.getByRole('alertdialog')).toBeHidden()
      }
    })

    await test.step('logging out ends it on both hosts', async () => {
      await page.getByRole('button', { name: 'Dmitri Kovalenko' }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await expect(page).toHaveURL(/\/auth\/login/)
      const left = (await context.cookies()).map(({ name }) => name)
      expect(left).not.toContain('seriba_access')
      expect(left).not.toContain('seriba_refresh')
    })

    await test.step('a password is recovered there too', async () => {
      await page.getByRole('link', { name: 'Forgot password' }).click()
      await expect(heading('Forgot password')).toBeVisible()
      await page.getByLabel('Email').fill(people.client)
      await page.getByRole('button', { name: 'Send recovery link' }).click()
      await expect(heading('Check your email')).toBeVisible()
    })
    expect(asked.filter((request) => !request.startsWith(auth))).toEqual([])
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
