import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Stateful } from '../stories/Stateful.tsx'
import { Select } from './index.ts'

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: 'Bid type',
    options: [
      { value: 'roro', label: 'RoRo' },
      { value: 'container', label: 'Container' },
      { value: 'none', label: 'Not shipped', disabled: true },
    ],
    value: 'roro',
    onChange: () => {},
  },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Stateful<string | null> initial={args.value}>
        {(value, onChange) => <Select {...args} value={value} onChange={onChange} />}
      </Stateful>
    </div>
  ),
} satisfies Meta<typeof Select>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Empty: StoryObj<typeof meta> = {
  args: { value: null, placeholder: 'Choose', options: [], empty: 'No results' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Bid type/ }))
    await expect(await screen.findByText('No results')).toBeVisible()
  },
}
export const Playground: StoryObj<typeof meta> = {
  args: { value: null, placeholder: 'Choose', error: 'Choose the export type', size: 'lg' },
}
