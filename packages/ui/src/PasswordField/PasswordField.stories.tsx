import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './index.ts'

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password', defaultValue: 'secret' },
} satisfies Meta<typeof PasswordField>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { error: 'Wrong password', size: 'touch' } }
