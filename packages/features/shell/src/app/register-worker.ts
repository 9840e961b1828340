import type { WorkerRequest } from '@seriba/contracts/offline'

/**
 * Has the service worker keep what is seen, so that the app opens offline, and show pushes. Behind everything else:
 * the first visit needs none. A browser without one, or that forbids it, loses only that.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await loaded()
  try {
    // Says that there is no connection: it must be here before there is none.
    await import('../layout/ConnectionBanner.tsx')
    const isFirst = navigator.serviceWorker.controller === null
    await navigator.serviceWorker.register('/sw.js', { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    if (!isFirst || !active) return
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    active.postMessage({ type: 'keep', urls } satisfies WorkerRequest)
  } catch (error) {
    console.info('service worker:', error)
  }
}

/** The page is there, and the browser has nothing better to do. */
const loaded = () =>
  new Promise<void>((done) => {
    const rest = () => (globalThis.requestIdleCallback ?? setTimeout)(() => done())
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
  })
