import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
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

/** Tabs keep their height above content that overflows. */
export const InALowColumn: StoryObj<typeof meta> = {
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', height: 120, overflowY: 'auto' }}>
        <Story />
        <p style={{ height: 300, margin: 0 }}>Longer than its place</p>
      </div>
    ),
  ],
  play: async () => {
    const list = await screen.findByRole('tablist', { name: 'Auction sheet' })
    const below = screen.getByText('Longer than its place')
    const { bottom } = list.getBoundingClientRect()
    await expect(below.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
    await expect(list.clientHeight).toBeGreaterThanOrEqual(36)
  },
}
