import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { Favourites } from './index.ts'

const meta = {
  title: 'Choice/Favourites',
  component: Favourites,
  args: {
    label: 'Favourites',
    groups: ['A', 'B', 'C'],
    value: 'A',
    onChange: () => {},
    groupLabel: (group: string) => `Group ${group}`,
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, onChange) => <Favourites {...args} value={value} onChange={onChange} />}
    </Stateful>
  ),
} satisfies Meta<typeof Favourites>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { value: null } }
export const Open: StoryObj<typeof meta> = { args: { open: true } }
