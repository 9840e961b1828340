import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'

/**
 * What is kept on the device: files and drawings belong to everybody, everything else to the account that is logged in.
 */
export const stores = {
  pages: 'pages-1',
  answers: 'answers-1',
  files: 'files-1',
  drawings: 'drawings-1',
  push: 'push-1',
} as const

/** Logging out, or being logged out, leaves nothing to read. */
export const clearPersonalCaches = () =>
  Promise.all([stores.pages, stores.answers, stores.push].map((name) => caches.delete(name)))

/** Deletes what earlier versions kept. */
export async function deleteOldCaches() {
  const known: string[] = Object.values(stores)
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !known.includes(name)).map((name) => caches.delete(name)))
}

/** Keeps this many for this many days, and gives up some if the device has no space. */
export const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * 24 * 3600,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin
