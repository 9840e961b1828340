import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyCap } from '../KeyCap/index.ts'
import { Stateful } from '../stories/Stateful.tsx'
import { SearchField } from './index.ts'

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { label: 'Lots', value: '', onChange: () => {}, clearLabel: 'Clear', placeholder: '1001, 1005-1010' },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Stateful initial={args.value}>
        {(value, onChange) => <SearchField {...args} value={value} onChange={onChange} />}
      </Stateful>
    </div>
  ),
} satisfies Meta<typeof SearchField>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { hint: <KeyCap>/</KeyCap>, size: 'lg' } }
