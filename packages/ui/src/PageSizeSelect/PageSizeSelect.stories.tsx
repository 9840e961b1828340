import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { PageSizeSelect } from './index.ts'

const meta = {
  title: 'Navigation/PageSizeSelect',
  component: PageSizeSelect,
  args: {
    label: 'Lots per page',
    sizes: [20, 50, 100],
    value: 20,
    onChange: () => {},
    sizeLabel: (size: number) => `Show ${size}`,
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, onChange) => <PageSizeSelect {...args} value={value} onChange={onChange} />}
    </Stateful>
  ),
} satisfies Meta<typeof PageSizeSelect>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { value: 50 } }
