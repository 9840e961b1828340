import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField, PasswordMeter } from './index.ts'

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password', defaultValue: 'secret' },
} satisfies Meta<typeof PasswordField>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const New: StoryObj<typeof meta> = {
  args: {
    label: 'New password',
    help: <PasswordMeter strength={3}>At least 6 characters.</PasswordMeter>,
  },
}
export const Playground: StoryObj<typeof meta> = { args: { error: 'Wrong password', size: 'touch' } }
