import { upsertCached } from '@seriba/api/cached'
import { listApiKeys } from '@seriba/api/shared/api-keys'
import { listWebhookDeliveries, listWebhooks, viewWebhookDelivery } from '@seriba/api/shared/webhooks'
import { makeStore } from '@seriba/api/store'
import type { Webhook, WebhookDelivery } from '@seriba/contracts/webhooks'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect } from 'storybook/test'
import { ApiPart } from './ApiPart.tsx'
import { SecretDialog } from './dialogs/SecretDialog.tsx'
import { aList, type KeyListFacts, made, someKeys } from './testing/keys.ts'
import { aLog, aView, aWebhook, aWebhookList, someDeliveries } from './testing/webhooks.ts'

type PartProps = { list: KeyListFacts; webhooks: Webhook[]; deliveries: WebhookDelivery[]; opened?: number }

function Part({ list, webhooks, deliveries, opened }: PartProps) {
  const [store] = useState(() => {
    const ours = makeStore()
    void ours.dispatch(upsertCached(listApiKeys, {}, list))
    void ours.dispatch(upsertCached(listWebhooks, {}, aWebhookList(webhooks)))
    void ours.dispatch(
      upsertCached(listWebhookDeliveries, { id: 1, which: 'all', days: 30 }, aLog(deliveries)),
    )
    for (const delivery of deliveries)
      void ours.dispatch(upsertCached(viewWebhookDelivery, { id: delivery.id }, aView(delivery)))
    return ours
  })
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <ApiPart /> }], {
      initialEntries: [opened === undefined ? '/' : `/?delivery=${opened}`],
    }),
  )
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
  )
}

const meta = {
  title: 'API keys/Tab',
  component: Part,
  args: {
    list: aList(someKeys(Date.now())),
    webhooks: [aWebhook()],
    deliveries: someDeliveries(Date.now()),
  },
} satisfies Meta<typeof Part>
export default meta
type Story = StoryObj<typeof meta>

export const Keys: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Website shop window')).toBeVisible()
  },
}
export const Empty: Story = {
  args: { list: aList([]), webhooks: [], deliveries: [] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No keys yet' })).toBeVisible()
  },
}
const since = '2026-11-23T00:40:00.000Z'
export const FailingWebhook: Story = {
  args: { webhooks: [aWebhook({ failingSince: since })], opened: 14 },
  async play({ canvas }) {
    await expect(await canvas.findByText(/"soldPrice": 5285000/)).toBeVisible()
  },
}
export const StoppedWebhook: Story = {
  args: { webhooks: [aWebhook({ state: 'failed', failingSince: since, held: 41, heldSince: since })] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Switch on and send 41' })).toBeVisible()
  },
}
export const Once: Story = {
  render: () => (
    <InStory store={makeStore()}>
      <SecretDialog made={made()} onClose={() => {}} />
    </InStory>
  ),
}
