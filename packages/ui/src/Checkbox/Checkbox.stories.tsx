import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './index.ts'

const meta = {
  title: 'Choice/Checkbox',
  component: Checkbox,
  args: { children: 'USS Yokohama', defaultChecked: true },
} satisfies Meta<typeof Checkbox>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { mixed: true } }
