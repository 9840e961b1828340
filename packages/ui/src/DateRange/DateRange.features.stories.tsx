import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Stateful } from '../stories/Stateful.tsx'
import { settled } from '../stories/settled.ts'
import { DateRange, type Dates } from './index.ts'

const meta = {
  title: 'Filters/DateRange/Features',
  parameters: { controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  render: () => (
    <div style={{ width: 240, height: 380 }}>
      <Stateful<Dates> initial={{ from: '2026-11-24', to: '2026-11-28' }}>
        {(value, onChange) => (
          <DateRange
            label="Auction dates"
            value={value}
            onChange={onChange}
            fromLabel="From"
            toLabel="To"
            clearLabel="Clear dates"
            placeholder="Any date"
            locale="en-US"
            today="2026-11-24"
          />
        )}
      </Stateful>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Auction dates/ }))
    await settled(await screen.findByText('November 2026'))
    await expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('2026-11-24')
  },
}
