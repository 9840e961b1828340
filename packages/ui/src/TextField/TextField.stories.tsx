import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './index.ts'

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'City', defaultValue: 'Vladivostok' },
} satisfies Meta<typeof TextField>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = {
  args: { label: 'Email', hint: 'optional', help: 'Only for invoices', size: 'lg' },
}
