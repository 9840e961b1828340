import type { WorkerRequest } from '@seriba/contracts/offline'

/**
 * Makes the service worker cache what is viewed, so that the app opens offline, and show push notifications. Lowest
 * priority: the first visit does not need it. A browser without service workers, or that forbids them, only loses
 * that.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await loaded()
  try {
    // Says that there is no connection: it must be loaded before that happens.
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

/** The page is there, and the browser is idle. */
const loaded = () =>
  new Promise<void>((done) => {
    const rest = () => (globalThis.requestIdleCallback ?? setTimeout)(() => done())
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
  })
