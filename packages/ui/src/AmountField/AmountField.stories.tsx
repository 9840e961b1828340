import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { AmountField } from './index.ts'

const meta = {
  title: 'Fields/AmountField',
  component: AmountField,
  args: { label: 'Sold price', value: 3_165_000, onChange: () => {} },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Stateful initial={args.value}>
        {(value, onChange) => <AmountField {...args} value={value} onChange={onChange} />}
      </Stateful>
    </div>
  ),
} satisfies Meta<typeof AmountField>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = {
  args: { size: 'lg', error: 'Amount should be a multiple of 5 000 yen' },
}
