import type { Page } from '@playwright/test'
import { base } from './people.ts'

/** Opens a page and waits until it receives events, through whichever of its sockets. */
export async function openLive(page: Page, path: string) {
  // Listening starts before opening: the first frame may arrive before the page has loaded.
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
