import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { CounterTabs } from './index.ts'

const meta = {
  title: 'Navigation/CounterTabs',
  component: CounterTabs,
  args: {
    label: 'Bids',
    items: [
      { value: 'all', label: 'All', count: 412 },
      { value: 'new', label: 'New', count: 37 },
      { value: 'bid', label: 'Bid', count: 128 },
      { value: 'win', label: 'Win', count: 29 },
    ],
    value: 'all',
    onChange: () => {},
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, onChange) => <CounterTabs {...args} value={value} onChange={onChange} />}
    </Stateful>
  ),
} satisfies Meta<typeof CounterTabs>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { flashing: ['bid'] } }
