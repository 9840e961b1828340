import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { CounterTabs, TabBar } from './index.ts'

const items = [
  { value: 'all', label: 'All', count: 412 },
  { value: 'active', label: 'Active', count: 37 },
]

const meta = {
  title: 'Navigation/TabBar',
  component: TabBar,
  args: {
    children: [
      <CounterTabs key="tabs" label="Clients" items={items} value="all" onChange={() => {}} />,
      <Button key="add" variant="primary" size="sm">
        Add a client
      </Button>,
    ],
  },
} satisfies Meta<typeof TabBar>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = {}
