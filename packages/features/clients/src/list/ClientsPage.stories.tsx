import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StoryProviders } from '../testing/StoryProviders.tsx'

const meta = {
  title: 'Clients/List',
  component: StoryProviders,
  args: { path: '/clients' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryProviders>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SettingLimits: Story = {
  play: async ({ canvas }) => {
    const [limits] = await canvas.findAllByRole('button', { name: /^Samuel Otieno’s limits/ })
    if (limits) await userEvent.click(limits)
    await expect(await canvas.findByRole('textbox', { name: 'Credit limit' })).toHaveFocus()
  },
}
