import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { SegmentedControl } from './index.ts'

const meta = {
  title: 'Choice/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Language',
    options: [
      { value: 'en', label: 'EN' },
      { value: 'ru', label: 'RU' },
    ],
    value: 'en',
    onChange: () => {},
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, onChange) => <SegmentedControl {...args} value={value} onChange={onChange} />}
    </Stateful>
  ),
} satisfies Meta<typeof SegmentedControl>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { size: 'md' } }
