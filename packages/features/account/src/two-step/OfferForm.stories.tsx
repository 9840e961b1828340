import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { OfferForm } from './OfferForm.tsx'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const error = {
  status: 422,
  data: { messageCode: 'second_code_wrong', fields: { code: 'second_code_wrong' } },
}

const meta = {
  title: 'Account/OfferForm',
  component: OfferForm,
  args: {
    offer: { secret, uri: `otpauth://totp/Vostok:mori%40vostok-auto.example?secret=${secret}&issuer=Vostok` },
    onConfirm: () => Promise.reject(error),
  },
  decorators: [
    (Story) => (
      <StoryProviders>
        <div style={{ maxWidth: 416 }}>
          <Story />
        </div>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof OfferForm>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const WrongCode: StoryObj<typeof meta> = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: '6-digit code' }), '000000')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wrong code, or used before')
  },
}
