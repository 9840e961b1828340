import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { SecondStep } from './SecondStep.tsx'

const meta = {
  title: 'Account/SecondStep',
  component: SecondStep,
  args: { staff: false, onDone: async () => undefined },
  decorators: [
    (Story) => (
      <StoryProviders>
        <Story />
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof SecondStep>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const RecoveryCode: StoryObj<typeof meta> = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveAccessibleDescription(
      'Required field',
    )
  },
}
