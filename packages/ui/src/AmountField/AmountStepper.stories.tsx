import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { AmountStepper } from './index.ts'

const meta = {
  title: 'Fields/AmountStepper',
  component: AmountStepper,
  args: {
    label: 'Your bid',
    hint: 'step 5 000',
    value: 3_150_000,
    onChange: () => {},
    step: 5000,
    decreaseLabel: 'Less',
    increaseLabel: 'More',
  },
  render: (args) => (
    <div style={{ width: 264 }}>
      <Stateful initial={args.value}>
        {(value, onChange) => <AmountStepper {...args} value={value} onChange={onChange} />}
      </Stateful>
    </div>
  ),
} satisfies Meta<typeof AmountStepper>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = {
  args: { error: 'Amount should be a multiple of 5 000 yen' },
}
