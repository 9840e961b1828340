import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { StoryProviders } from '../testing/StoryProviders.tsx'

const meta = {
  title: 'Clients/Client',
  component: StoryProviders,
  args: { path: '/clients/104882' },
} satisfies Meta<typeof StoryProviders>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InDebt: Story = { args: { inDebt: true } }

export const Access: Story = {
  args: { path: '/clients/104882?tab=access' },
  play: async ({ canvas }) => {
    const bidding = await canvas.findByRole('radiogroup', { name: 'Place bids' })
    await userEvent.click(within(bidding).getByText('Deny'))
    await expect(canvas.getByText('1 change is not saved')).toBeVisible()
  },
}

export const AskedToBeDeleted: Story = {
  args: { path: '/clients/104882?tab=access', leaving: true },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Account deletion' }))
    await expect(section.getByRole('link', { name: '2 open purchases' })).toBeVisible()
  },
}

export const Purchases: Story = {
  args: { path: '/clients/104882?tab=purchases' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('26-11-0398')).toBeVisible()
  },
}

export const Ledger: Story = {
  args: { path: '/clients/104882?tab=ledger' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Deposit for bidding')).toBeVisible()
  },
}

export const Sessions: Story = {
  args: { path: '/clients/104882?tab=sessions' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chrome, Windows')).toBeVisible()
  },
}

export const Record: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add entry' }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '150000')
    await expect(form.getByText(/1\s390\s500/)).toBeVisible()
  },
}

export const Reverse: Story = {
  args: { path: '/clients/104882?tab=ledger' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reverse entry 88214' }))
    await expect(await screen.findByRole('textbox', { name: /^Reason/ })).toBeVisible()
  },
}
