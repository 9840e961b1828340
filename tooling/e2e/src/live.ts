import type { Page } from '@playwright/test'
import { base } from './people.ts'

/** Opens a page and waits until it hears of what happens, over whichever of its sockets. */
export async function openLive(page: Page, path: string) {
  // Listened to before it is opened: the first frame may come before the page has loaded.
  const heard = page.waitForEvent('websocket', {
    predicate: (socket) =>
      socket.waitForEvent('framereceived').then(
        () => true,
        () => false,
      ),
  })
  await page.goto(`${base()}${path}`)
  await heard
}
