import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stories/Line.tsx'
import { Meter } from './index.ts'

const meta = {
  title: 'Data/Meter',
  component: Meter,
  args: { share: 0.4, tone: 'free', label: '40 % taken', style: { width: 120 } },
} satisfies Meta<typeof Meter>
export default meta

export const Playground: StoryObj<typeof meta> = {}
export const Tones: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack width={160}>
      <Meter {...args} />
      <Meter {...args} share={0.9} tone="near" label="90 % taken" />
      <Meter {...args} share={1.2} tone="full" label="All taken" />
    </Stack>
  ),
}
