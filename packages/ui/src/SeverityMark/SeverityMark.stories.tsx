import type { Meta, StoryObj } from '@storybook/react-vite'
import { SeverityMark } from './index.ts'

const meta = {
  title: 'Marks/SeverityMark',
  component: SeverityMark,
  args: { tone: 'amber', children: 'Amber' },
} satisfies Meta<typeof SeverityMark>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { tone: 'red', children: 'Red' } }
