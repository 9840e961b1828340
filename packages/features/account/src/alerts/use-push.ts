import { useSubscribePushMutation, useUnsubscribePushMutation } from '@seriba/api/shared/alerts'
import { useCallback, useEffect, useState } from 'react'

/**
 * `install`: on an iPhone, only an app on the home screen may show notifications. `denied`: only the browser's own
 * settings can change it. `unsupported`: this browser cannot.
 */
export type PushState = 'checking' | 'unsupported' | 'install' | 'denied' | 'off' | 'on'

const isPhoneOfApple = () => /iPhone|iPad/.test(navigator.userAgent)
const isInstalled = () => matchMedia('(display-mode: standalone)').matches

async function currentSubscription() {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return registration?.pushManager?.getSubscription() ?? null
}

async function readState(): Promise<PushState> {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!canPush) return isPhoneOfApple() && !isInstalled() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await currentSubscription()) ? 'on' : 'off'
}

/** Whether this browser is notified while the portal is closed, and how to change that. */
export function usePush(publicKey: string) {
  const [state, setState] = useState<PushState>('checking')
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [subscribe] = useSubscribePushMutation()
  const [unsubscribe] = useUnsubscribePushMutation()

  const look = useCallback(
    () =>
      readState().then(
        (now) => setState(now),
        () => setState('unsupported'),
      ),
    [],
  )
  useEffect(() => void look(), [look])

  async function change(work: () => Promise<unknown>) {
    setBusy(true)
    setFailed(false)
    try {
      await work()
    } catch {
      setFailed(true)
    }
    await look()
    setBusy(false)
  }

  return {
    state,
    busy,
    failed,
    turnOn: () =>
      change(async () => {
        if ((await Notification.requestPermission()) !== 'granted') return
        const { pushManager } = await navigator.serviceWorker.ready
        const subscription = await pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: publicKey,
        })
        const { endpoint = '', keys = {} } = subscription.toJSON()
        const { p256dh = '', auth = '' } = keys
        await subscribe({ endpoint, p256dh, auth }).unwrap()
      }),
    turnOff: () =>
      change(async () => {
        const subscription = await currentSubscription()
        if (!subscription) return
        await unsubscribe({ endpoint: subscription.endpoint }).unwrap()
        await subscription.unsubscribe()
      }),
  }
}
