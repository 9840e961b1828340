import { aProfile } from '@seriba/api/testing/facts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { SettingsPart } from './SettingsPart.tsx'

const profile = aProfile()

const meta = {
  title: 'Account/Settings',
  component: SettingsPart,
  args: { detail: profile.detail },
  decorators: [
    (Story) => (
      <StoryProviders>
        <Story />
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof SettingsPart>
export default meta

export const Client: StoryObj<typeof meta> = {}
