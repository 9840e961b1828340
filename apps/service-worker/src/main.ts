import type { WorkerRequest } from '@seriba/contracts/offline'
import { registerAnswerRoute } from './answers.ts'
import { cacheLoadedFiles, registerFileRoute, registerPageRoute } from './pages.ts'
import { showPushes } from './push.ts'
import { renewPushSubscriptions } from './push-renewal.ts'
import { deleteOldCaches } from './stores.ts'

declare const self: ServiceWorkerGlobalScope

registerAnswerRoute()
registerPageRoute()
registerFileRoute()
showPushes()
renewPushSubscriptions()

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldCaches(),
      self.clients.claim(),
      // The page is requested while the worker is still starting.
      self.registration.navigationPreload?.enable(),
    ]),
  )
})
self.addEventListener('message', (event) => {
  const asked = event.data as WorkerRequest | null
  if (asked?.type === 'keep') event.waitUntil(cacheLoadedFiles(asked.urls))
})
