import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const meta = {
  title: 'Account/RecoveryCodes',
  component: RecoveryCodes,
  args: {
    codes: Array.from({ length: 10 }, (_, at) => `abcde-2345${at}`),
    onKept: () => undefined,
  },
  decorators: [
    (Story) => (
      <StoryProviders>
        <div style={{ width: 416 }}>
          <Story />
        </div>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof RecoveryCodes>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Wide: StoryObj<typeof meta> = { args: { wide: true } }
