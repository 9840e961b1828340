import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stateful } from '../stories/Stateful.tsx'
import { CodeField } from './index.ts'

const meta = {
  title: 'Fields/CodeField',
  component: CodeField,
  args: { label: 'Access code', value: '418', onChange: () => {} },
  render: (args) => (
    <div style={{ width: 360 }}>
      <Stateful initial={args.value}>
        {(value, onChange) => <CodeField {...args} value={value} onChange={onChange} />}
      </Stateful>
    </div>
  ),
} satisfies Meta<typeof CodeField>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const Playground: StoryObj<typeof meta> = { args: { value: '418027', error: 'Wrong access code' } }

/** A wrong code is selected so that it can be typed over: the text below the boxes stays hidden. */
export const Selected: StoryObj<typeof meta> = {
  args: { value: '418027', error: 'Wrong access code' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    input.select()
    const { color, backgroundColor } = getComputedStyle(input, '::selection')
    await expect([color, backgroundColor]).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)'])
  },
}
