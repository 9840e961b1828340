import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns2, LayoutGrid, Rows3 } from 'lucide-react'
import { Stateful } from '../stories/Stateful.tsx'
import { SegmentedControl } from './index.ts'

const meta = {
  title: 'Choice/SegmentedControl/Features',
  parameters: { controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Icons: Story = {
  render: () => (
    <Stateful initial="table">
      {(value, onChange) => (
        <SegmentedControl
          label="View"
          size="md"
          value={value}
          onChange={onChange}
          options={[
            { value: 'table', label: 'Table', icon: Rows3 },
            { value: 'columns', label: 'Columns', icon: Columns2 },
            { value: 'cards', label: 'Cards', icon: LayoutGrid },
          ]}
        />
      )}
    </Stateful>
  ),
}
