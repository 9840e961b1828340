import { upsertCached } from '@seriba/api/cached'
import { viewDeposit } from '@seriba/api/client/deposits'
import { makeStore } from '@seriba/api/store'
import type { Deposit } from '@seriba/contracts/deposits'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, screen, userEvent } from 'storybook/test'
import { AddFunds } from './AddFunds.tsx'

const bank = {
  bank: 'Nihon Minato Bank',
  branch: 'Yokohama',
  swift: 'NMNBJPJT',
  account: '0417 2209913',
  holder: 'Seriba Co., Ltd.',
}
const deposit: Deposit = {
  id: 88,
  method: 'bank',
  amount: 150_000,
  reference: 'SB 104882 0001',
  createdAt: '2026-11-24T01:00:00.000Z',
  expiresAt: '2026-12-24T01:00:00.000Z',
}

function World({ offered, waiting }: { offered: boolean; waiting: boolean }) {
  const [store] = useState(() => {
    const made = makeStore()
    const terms = {
      success: true as const,
      amount: 150_000,
      methods: offered ? ['bank' as const] : [],
      bank: offered ? bank : null,
      waiting: waiting ? deposit : null,
    }
    void made.dispatch(upsertCached(viewDeposit, undefined, terms))
    return made
  })
  return (
    <InStory store={store}>
      <MemoryRouter>
        <AddFunds />
      </MemoryRouter>
    </InStory>
  )
}

const meta = {
  title: 'Money/Add funds',
  component: World,
  args: { offered: true, waiting: false },
} satisfies Meta<typeof World>
export default meta
type Story = StoryObj<typeof meta>

export const Methods: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add funds' }))
    await expect(await screen.findByRole('radio', { name: /Bank transfer/ })).toBeChecked()
  },
}

export const OnItsWay: Story = {
  args: { waiting: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add funds' }))
    await expect(await screen.findByText('SB 104882 0001')).toBeVisible()
  },
}

export const NotSetUp: Story = {
  args: { offered: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add funds' }))
    await expect(await screen.findByText(/Online payments aren’t set up/)).toBeVisible()
  },
}
