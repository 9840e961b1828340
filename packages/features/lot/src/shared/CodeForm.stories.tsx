import type { ApiError } from '@seriba/api/api-error'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { CodeForm } from './CodeForm.tsx'

const refused = (code: ApiError['code'], status: number): ApiError => ({
  code,
  status,
  fields: {},
  message: {},
  detail: undefined,
})

const meta = {
  title: 'Lot/CodeForm',
  component: CodeForm,
  args: { initialCode: '', error: null, busy: false, onSubmit: () => undefined },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <StoryProviders>
        <Story />
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof CodeForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Wrong: Story = { args: { initialCode: '418028', error: refused('wrong_code', 403) } }
export const TooManyTries: Story = {
  args: { initialCode: '418028', error: refused('too_many_tries', 429) },
}
