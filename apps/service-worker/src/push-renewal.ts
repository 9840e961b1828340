import type { viewAlertChannels } from '@seriba/contracts/alerts'
import type { Output } from '@seriba/contracts/contract'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { stores } from './stores.ts'

declare const self: ServiceWorkerGlobalScope

type Channels = { result: Output<typeof viewAlertChannels> }

/** That the person who is logged in wants to be notified here, and which address the server does not know yet. */
const notes = { wanted: '/wanted', unreported: '/unreported' }

/** A browser renews its push address by itself, with no page open: the server is told the new one. */
export function renewPushSubscriptions() {
  self.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription, newSubscription } = event as PushSubscriptionChangeEvent
    event.waitUntil(renew(oldSubscription?.endpoint ?? '', newSubscription))
  })
  noteWish('/v1/user/push-subscribe', (store) => store.put(notes.wanted, new Response()))
  noteWish('/v1/user/push-unsubscribe', (store) => store.delete(notes.wanted))
}

/** Reports what could not be reported when it happened. */
export async function reportMissedRenewal() {
  if (!(await caches.has(stores.push))) return
  const old = await (await caches.open(stores.push)).match(notes.unreported)
  if (old) await renew(await old.text()).catch(() => undefined)
}

function noteWish(path: string, note: (store: Cache) => Promise<unknown>) {
  const watched = new NetworkOnly({
    plugins: [
      {
        async fetchDidSucceed({ response }: { response: Response }) {
          if (response.ok) await note(await caches.open(stores.push))
          return response
        },
      },
    ],
  })
  registerRoute(({ url }) => url.origin === self.location.origin && url.pathname === path, watched, 'POST')
}

async function renew(oldEndpoint: string, given: PushSubscription | null = null) {
  const store = await caches.open(stores.push)
  // Before anything can fail, or the browser terminates us.
  await store.put(notes.unreported, new Response(oldEndpoint))
  const answer = await ask('/user/alert-channels')
  if (answer.ok) {
    const { push } = ((await answer.json()) as Channels).result
    // Somebody else may have been notified here before: the person who is logged in now has not asked for it.
    const isWanted = (await store.match(notes.wanted)) ?? push.devices.some(({ isCurrent }) => isCurrent)
    const isAllowed = Notification.permission === 'granted'
    if (isWanted && isAllowed)
      await reportToServer(given ?? (await subscription(push.publicKey)), oldEndpoint)
  } else if (answer.status !== 401) throw new Error(`a renewed push address was answered ${answer.status}`)
  await store.delete(notes.unreported)
}

/** Not every browser passes on the new one; some leave it to us to request it. */
async function subscription(applicationServerKey: string) {
  const { pushManager } = self.registration
  return (
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  )
}

async function reportToServer(renewed: PushSubscription, oldEndpoint: string) {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = renewed.toJSON()
  const { ok, status } = await ask('/user/push-subscribe', { endpoint, p256dh, auth })
  if (!ok) throw new Error(`a renewed push address was answered ${status}`)
  if (oldEndpoint !== '' && oldEndpoint !== endpoint)
    await ask('/user/push-unsubscribe', { endpoint: oldEndpoint })
}

/** A session is renewed the way pages do it: two must not spend the same refresh cookie. */
async function ask(path: string, body?: object): Promise<Response> {
  const send = () =>
    fetch(`/v1${path}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  const answer = await send()
  if (answer.status !== 401) return answer
  const session = await navigator.locks.request('seriba-session', () => fetch('/v1/auth/update'))
  return session.ok ? send() : session
}
