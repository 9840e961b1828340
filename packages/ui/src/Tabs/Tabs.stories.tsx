import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { Tabs } from './index.ts'

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Auction sheet',
    items: [
      { value: 'sheet', label: 'Auction sheet' },
      { value: 'ai', label: 'AI translation', count: 2 },
      { value: 'manager', label: 'Manager' },
    ],
    value: 'ai',
    onChange: () => {},
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, onChange) => <Tabs {...args} value={value} onChange={onChange} />}
    </Stateful>
  ),
} satisfies Meta<typeof Tabs>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { value: 'sheet' } }
