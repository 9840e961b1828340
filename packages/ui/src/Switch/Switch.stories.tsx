import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from './index.ts'

const meta = {
  title: 'Choice/Switch',
  component: Switch,
  args: { children: 'Daily email with new lots', defaultChecked: true },
} satisfies Meta<typeof Switch>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { tone: 'pink', children: 'Auto-bid' } }
