import type { Page } from '@playwright/test'
import { base } from './people.ts'

/** Opens a page and waits until it hears of what happens. */
export async function openLive(page: Page, path: string) {
  // Listened to from its first frame on: it may come before the page has loaded.
  const heard = new Promise<void>((resolve) => {
    page.once('websocket', (socket) => socket.once('framereceived', () => resolve()))
  })
  await page.goto(`${base()}${path}`)
  await heard
}
