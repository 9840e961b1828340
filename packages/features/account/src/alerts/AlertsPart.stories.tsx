import { upsertCached } from '@seriba/api/cached'
import { viewAlertChannels } from '@seriba/api/shared/alerts'
import { viewWeek } from '@seriba/api/shared/notification-list'
import { aProfile } from '@seriba/api/testing/facts'
import { allNotificationsOn } from '@seriba/domain/notifications/choices'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { AlertsPart } from './AlertsPart.tsx'

const profile = aProfile()
const choices = {
  off: ['bidByManager.sound' as const, 'newLots.email' as const, 'win.telegram' as const],
  quiet: { ...allNotificationsOn.quiet, on: true },
}
const device = {
  id: 7,
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140',
  since: '2026-11-01T00:00:00Z',
  isCurrent: false,
}

const week = {
  channels: [
    { channel: 'inApp' as const, sent: 41, opened: 29, held: null },
    { channel: 'push' as const, sent: 33, opened: null, held: 6 },
    { channel: 'telegram' as const, sent: 12, opened: null, held: 0 },
    { channel: 'email' as const, sent: 9, opened: null, held: null },
  ],
}

const meta = {
  title: 'Account/Alerts',
  component: AlertsPart,
  args: { detail: profile.detail },
  decorators: [
    (Story) => (
      <StoryProviders
        choices={choices}
        prepare={(dispatch) => {
          dispatch(
            upsertCached(viewAlertChannels, undefined, {
              push: { publicKey: 'BKey', devices: [device] },
              telegram: { name: '@pmwangi', since: '2026-10-02T00:00:00Z' },
            }),
          )
          dispatch(upsertCached(viewWeek, undefined, week))
        }}
      >
        <Story />
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof AlertsPart>
export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Chrome, Android')).toBeVisible()
  },
}
