import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DealerApiPart } from './DealerApiPart.tsx'
import { aKey, aList, made } from './testing/keys.ts'
import { openPart } from './testing/open-part.tsx'
import '@seriba/testing/setup'
import { aDelivery, aLog, aView, aWebhook, aWebhookList, madeWebhook } from './testing/webhooks.ts'

const dealer = 104_882
const done = { success: true }

/** The owner of the keys or webhooks that a request is about. */
async function dealerIn(request: Request): Promise<unknown> {
  if (request.method === 'GET') return Number(new URL(request.url).searchParams.get('dealerId'))
  return (await request.clone().json()).dealerId
}

async function open() {
  const asked: { call: string; about: unknown }[] = []
  const answers = {
    'GET /user/api-keys': aList([aKey({ name: 'Shop' })]),
    'POST /user/api-keys': made({ name: 'Books' }),
    'POST /user/api-key-rotate': made({ name: 'Shop' }),
    'POST /user/api-key-revoke': done,
    'GET /user/webhooks': aWebhookList([aWebhook()]),
    'POST /user/webhooks': madeWebhook(),
    'PUT /user/webhooks': madeWebhook().webhook,
    'POST /user/webhook-rotate': madeWebhook(),
    'POST /user/webhook-test': { deliveryId: 11 },
    'GET /user/webhook-deliveries': aLog([aDelivery({ state: 'failed' })]),
    'GET /user/webhook-delivery': aView(aDelivery({ state: 'failed' })),
    'POST /user/webhook-replay': done,
    'POST /user/webhook-replay-failed': { count: 1 },
    'POST /user/webhook-switch': done,
    'DELETE /user/webhooks': done,
  }
  const recorded = Object.fromEntries(
    Object.entries(answers).map(([call, answer]) => [
      call,
      async (request: Request) => {
        asked.push({ call, about: await dealerIn(request) })
        return answer
      },
    ]),
  )
  const world = await openPart(recorded, '/console/clients/104882?tab=api', <DealerApiPart userId={dealer} />)
  return { ...world, asked }
}
const press = (name: string | RegExp) => screen.findByRole('button', { name })

test('every action staff take on a dealer’s keys names the dealer', async () => {
  const { user, asked } = await open()
  await user.click(await press('New key'))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Books')
  await user.click(await press('Create key'))
  await user.click(await press('I’ve saved it'))
  for (const [item, button] of [
    ['New secret', 'Create new secret'],
    ['Revoke', 'Revoke now'],
  ] as const) {
    await user.click(await press('Actions for Shop'))
    await user.click(await screen.findByRole('menuitem', { name: item }))
    await user.click(await press(button))
    if (item === 'New secret') await user.click(await press('I’ve saved it'))
    await waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeNull())
  }
  const calls = new Set(asked.map(({ call }) => call))
  for (const call of ['POST /user/api-keys', 'POST /user/api-key-rotate', 'POST /user/api-key-revoke'])
    expect(calls).toContain(call)
  expect(asked.filter(({ about }) => about !== dealer)).toEqual([])
})

test('every action staff take on a dealer’s webhooks names the dealer', async () => {
  const { user, asked } = await open()
  const part = within(await screen.findByRole('region', { name: 'Webhooks' }))
  await user.click(await part.findByRole('button', { name: /test/i }))
  await user.click(await press('Send again now'))
  await user.click(part.getByRole('button', { name: 'Add webhook' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Website')
  await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'shop.example/hooks')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add webhook' }))
  await user.click(await press('I’ve saved it'))
  const calls = new Set(asked.map(({ call }) => call))
  for (const call of [
    'GET /user/webhooks',
    'POST /user/webhooks',
    'POST /user/webhook-test',
    'GET /user/webhook-deliveries',
    'GET /user/webhook-delivery',
    'POST /user/webhook-replay',
  ])
    expect(calls).toContain(call)
  expect(asked.filter(({ about }) => about !== dealer)).toEqual([])
})
