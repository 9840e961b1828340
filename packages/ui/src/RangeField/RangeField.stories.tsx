import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { RangeField } from './index.ts'

const meta = {
  title: 'Filters/RangeField',
  component: RangeField,
  args: {
    label: 'Mileage, km',
    value: { from: null, to: 150_000 },
    onChange: () => {},
    fromLabel: 'Mileage from',
    toLabel: 'Mileage to',
    fromPlaceholder: 'From 0',
    toPlaceholder: 'To 300 000',
  },
  render: (args) => (
    <div style={{ width: 226 }}>
      <Stateful initial={args.value}>
        {(value, onChange) => <RangeField {...args} value={value} onChange={onChange} />}
      </Stateful>
    </div>
  ),
} satisfies Meta<typeof RangeField>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { size: 'touch', grouped: false } }
export const LabelAbove: StoryObj<typeof meta> = { args: { labelAbove: true } }
