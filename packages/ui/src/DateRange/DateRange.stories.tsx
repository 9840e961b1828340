import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { DateRange } from './index.ts'

const meta = {
  title: 'Filters/DateRange',
  component: DateRange,
  args: {
    label: 'Auction dates',
    value: { from: '2026-11-24', to: '2026-11-28' },
    onChange: () => {},
    fromLabel: 'From',
    toLabel: 'To',
    clearLabel: 'Clear dates',
    placeholder: 'Any date',
    locale: 'en-US',
    today: '2026-11-24',
  },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Stateful initial={args.value}>
        {(value, onChange) => <DateRange {...args} value={value} onChange={onChange} />}
      </Stateful>
    </div>
  ),
} satisfies Meta<typeof DateRange>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { locale: 'ru-RU', size: 'touch' } }
