import type { WorkerRequest } from '@seriba/contracts/offline'
import { keepAnswers } from './answers.ts'
import { keepFiles, keepLoaded, keepPages } from './pages.ts'
import { showPushes } from './push.ts'
import { renewPushes } from './push-renewal.ts'
import { forgetOldStores } from './stores.ts'

declare const self: ServiceWorkerGlobalScope

keepAnswers()
keepPages()
keepFiles()
showPushes()
renewPushes()

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      forgetOldStores(),
      self.clients.claim(),
      // The page is requested while the worker is still starting.
      self.registration.navigationPreload?.enable(),
    ]),
  )
})
self.addEventListener('message', (event) => {
  const asked = event.data as WorkerRequest | null
  if (asked?.type === 'keep') event.waitUntil(keepLoaded(asked.urls))
})
