import { aProfile } from '@seriba/api/testing/facts'
import { allNotificationsOn } from '@seriba/domain/notifications/choices'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { SettingsPart } from './SettingsPart.tsx'

const profile = aProfile()

const kept = { ...allNotificationsOn, off: ['bidByManager.sound' as const, 'newLots.email' as const] }

const meta = {
  title: 'Account/Settings',
  component: SettingsPart,
  args: { detail: profile.detail },
  decorators: [
    (Story) => (
      <StoryProviders choices={kept}>
        <Story />
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof SettingsPart>
export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {
  async play({ canvas }) {
    const off = canvas.getByRole('checkbox', { name: 'Bid placed or changed by the manager: Sound' })
    await expect(off).not.toBeChecked()
    await userEvent.click(canvas.getByRole('switch', { name: 'Receive bidding emails' }))
    await expect(canvas.getByRole('checkbox', { name: 'Bid status changed: Email' })).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: 'Bid won: Email' })).toBeChecked()
  },
}
