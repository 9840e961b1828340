import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepMark } from './index.ts'

const meta = {
  title: 'Marks/StepMark',
  component: StepMark,
  args: { place: 2, standing: 'open' },
} satisfies Meta<typeof StepMark>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Current: StoryObj<typeof meta> = { args: { current: true } }
export const Half: StoryObj<typeof meta> = { args: { standing: 'half' } }
export const Playground: StoryObj<typeof meta> = { args: { standing: 'done' } }
