import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stateful } from '../stories/Stateful.tsx'
import { RadioGroup } from './index.ts'

const meta = {
  title: 'Choice/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Export type',
    options: [
      { value: 'roro', label: 'RoRo' },
      { value: 'container', label: 'Container' },
      { value: 'none', label: 'Not shipped', disabled: true },
    ],
    value: 'roro',
    onChange: () => {},
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, onChange) => <RadioGroup {...args} value={value} onChange={onChange} />}
    </Stateful>
  ),
} satisfies Meta<typeof RadioGroup>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { inline: true } }
