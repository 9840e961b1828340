import type { Meta, StoryObj } from '@storybook/react-vite'
import { LocalTime } from './index.ts'

const meta = {
  title: 'Data/LocalTime',
  component: LocalTime,
  args: { at: '2026-11-24T01:05:00Z', text: '11.23 20:05 your time' },
} satisfies Meta<typeof LocalTime>
export default meta

export const Playground: StoryObj<typeof meta> = {
  render: (args) => (
    <p>
      2026.11.24 <b>10:05</b>
      <LocalTime {...args} />
    </p>
  ),
}
