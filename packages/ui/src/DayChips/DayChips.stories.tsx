import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { DayChips } from './index.ts'

const meta = {
  title: 'Filters/DayChips',
  component: DayChips,
  args: {
    label: 'Days',
    days: [
      { value: '2026-11-24', date: '11/24', weekday: 'Tue', today: true },
      { value: '2026-11-25', date: '11/25', weekday: 'Wed' },
      { value: '2026-11-26', date: '11/26', weekday: 'Thu' },
      { value: '2026-11-27', date: '11/27', weekday: 'Fri' },
    ],
    value: ['2026-11-24', '2026-11-26'],
    onChange: () => {},
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, onChange) => <DayChips {...args} value={value} onChange={onChange} />}
    </Stateful>
  ),
} satisfies Meta<typeof DayChips>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { value: [] } }
