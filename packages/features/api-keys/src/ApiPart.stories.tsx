import { upsertCached } from '@seriba/api/cached'
import { listApiKeys } from '@seriba/api/shared/api-keys'
import { makeStore } from '@seriba/api/store'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect } from 'storybook/test'
import { ApiPart } from './ApiPart.tsx'
import { SecretDialog } from './dialogs/SecretDialog.tsx'
import { aList, type KeyListFacts, made, someKeys } from './testing/keys.ts'

function Part({ list }: { list: KeyListFacts }) {
  const [store] = useState(() => {
    const ours = makeStore()
    void ours.dispatch(upsertCached(listApiKeys, {}, list))
    return ours
  })
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <ApiPart /> }]))
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
  )
}

const meta = {
  title: 'API keys/Tab',
  component: Part,
  args: { list: aList(someKeys(Date.now())) },
} satisfies Meta<typeof Part>
export default meta
type Story = StoryObj<typeof meta>

export const Keys: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Website shop window')).toBeVisible()
  },
}
export const Empty: Story = {
  args: { list: aList([]) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No keys yet' })).toBeVisible()
  },
}
export const Once: Story = {
  render: () => (
    <InStory store={makeStore()}>
      <SecretDialog made={made()} onClose={() => {}} />
    </InStory>
  ),
}
