import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stateful } from '../stories/Stateful.tsx'
import { settled } from '../stories/settled.ts'
import { Select } from './index.ts'

const meta = { title: 'Fields/Select/Features', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  render: () => (
    <div style={{ width: 200, height: 180 }}>
      <Stateful<string | null> initial="a">
        {(value, onChange) => (
          <Select
            label="Bid group"
            value={value}
            onChange={onChange}
            options={[
              { value: 'a', label: 'A, buy 1, 4 bids' },
              { value: 'b', label: 'B, buy 2, 7 bids' },
            ]}
          />
        )}
      </Stateful>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Bid group/ }))
    await userEvent.click(await screen.findByRole('option', { name: /^B/ }))
    await userEvent.click(canvas.getByRole('button', { name: /B, buy 2, 7 bids/ }))
    await settled(await screen.findByRole('listbox'))
  },
}
