import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { PushChannel } from './PushChannel.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const open = (isCurrent: boolean) =>
  show(
    <PushChannel
      push={{
        publicKey: 'BKey',
        devices: [
          {
            id: 7,
            userAgent: 'Mozilla/5.0 (Android 15) Chrome/140',
            since: '2026-11-01T00:00:00Z',
            isCurrent,
          },
        ],
      }}
      onTest={() => undefined}
    />,
    { answers: { 'POST /user/push-subscribe': { success: true } } },
  )

function browserWith(pushManager: object, permission: string) {
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission, requestPermission: async () => 'granted' })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }), getRegistration: async () => ({ pushManager }) },
  })
}

const subscription = {
  endpoint: 'https://push.example/1',
  toJSON: () => ({
    endpoint: 'https://push.example/1',
    keys: { p256dh: 'P'.repeat(87), auth: 'A'.repeat(22) },
  }),
  unsubscribe: async () => true,
}

test('a browser subscribed for an expired session or another person does not count as notified', async () => {
  browserWith({ getSubscription: async () => subscription }, 'granted')
  await open(false)
  expect(await screen.findByText('This browser is not notified.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Turn on' })).toBeVisible()
})

test('this browser can be subscribed, and its subscription is sent to the server', async () => {
  let current: typeof subscription | null = null
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async () => {
      current = subscription
      return subscription
    }),
  }
  browserWith(pushManager, 'default')
  const { user, sent } = await open(true)
  await user.click(await screen.findByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('This browser is notified even when the portal is closed.')).toBeVisible()
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' })
  expect(sent('POST /user/push-subscribe')).toEqual([
    { endpoint: 'https://push.example/1', p256dh: 'P'.repeat(87), auth: 'A'.repeat(22) },
  ])
})
