import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StoryPage } from '../testing/StoryPage.tsx'

const meta = {
  title: 'Payments/Desk',
  component: StoryPage,
  args: { path: '/payments' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Ledger: Story = {}

export const Unpaid: Story = { args: { path: '/payments?tab=unpaid' } }

export const Owed: Story = { args: { path: '/payments?tab=owed&owed=101377' } }

export const BankFile: Story = { args: { path: '/payments/bank-file/3' } }

export const ChooseFile: Story = { args: { path: '/payments/bank-file' } }

export const Reversing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reverse entry 88210' }))
    const dialog = canvasElement.ownerDocument.querySelector('[role=dialog]')
    await expect(dialog).toBeDefined()
  },
}
