import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { StatusSwitcher } from './index.ts'

const meta = {
  title: 'Choice/StatusSwitcher',
  component: StatusSwitcher,
  args: {
    label: 'Bid status',
    value: 'new',
    onChange: () => {},
    options: [
      { value: 'new', label: 'New', tone: 'blue', keyHint: '1' },
      { value: 'bid', label: 'Bid', tone: 'green', keyHint: '2' },
      { value: 'dont', label: "Don't bid", tone: 'orange', keyHint: '3' },
      { value: 'cancel', label: 'Cancel', tone: 'gray', keyHint: '4' },
      { value: 'finished', label: 'Finished', tone: 'ink', keyHint: '5' },
      { value: 'win', label: 'Win', tone: 'win', keyHint: '6' },
    ],
  },
  render: (args) => (
    <div style={{ width: 260 }}>
      <Stateful initial={args.value}>
        {(value, onChange) => <StatusSwitcher {...args} value={value} onChange={onChange} />}
      </Stateful>
    </div>
  ),
} satisfies Meta<typeof StatusSwitcher>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { value: 'win' } }
export const Archive: StoryObj<typeof meta> = { args: { disabled: true, value: 'finished' } }
