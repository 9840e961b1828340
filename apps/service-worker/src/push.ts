declare const self: ServiceWorkerGlobalScope

/** As the server writes it (`server/alerts/alert.ts`). */
type Alert = { tag: string; title: string; body: string; path: string; urgent: boolean }

/** Shows what the server pushes, unless somebody is looking at the portal right now: they are notified there. */
export function showPushes() {
  self.addEventListener('push', (event) => {
    const alert = event.data?.json() as Alert | undefined
    if (alert) event.waitUntil(show(alert))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data?.path ?? '/')))
  })
}

async function show({ tag, title, body, path, urgent }: Alert) {
  const windows = await self.clients.matchAll({ type: 'window' })
  if (windows.some(({ visibilityState, focused }) => visibilityState === 'visible' && focused)) return
  // The same tag is the same notification: a repeated one is shown once, and silently.
  await self.registration.showNotification(title, {
    tag,
    body,
    icon: '/apple-touch-icon.png',
    requireInteraction: urgent,
    data: { path },
  })
}

/** Takes a window of the portal there, or opens one. */
async function open(path: string) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const [at] = windows.filter((window) => new URL(window.url).pathname === url.pathname)
  const window = at ?? windows[0]
  if (!window) return void (await self.clients.openWindow(url))
  await window.focus()
  if (window.url !== url.href) await window.navigate(url.href)
}
