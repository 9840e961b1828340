import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Stateful } from '../stories/Stateful.tsx'
import { settled } from '../stories/settled.ts'
import { DateField } from './index.ts'

const meta = {
  title: 'Fields/DateField/Features',
  parameters: { controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Calendar: Story = {
  render: () => (
    <div style={{ width: 200, height: 340 }}>
      <Stateful<string | null> initial="2026-11-26">
        {(value, onChange) => (
          <DateField
            label="Date of payment"
            value={value}
            onChange={onChange}
            openLabel="Open the calendar"
            locale="en-US"
            today="2026-11-24"
          />
        )}
      </Stateful>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }))
    await settled(await screen.findByText('November 2026'))
  },
}

export const Typed: Story = {
  ...Calendar,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Date of payment' })
    await userEvent.clear(input)
    await userEvent.type(input, '20261201')
    await expect(input).toHaveValue('2026-12-01')
  },
}

export const Minute: Story = {
  render: () => (
    <div style={{ width: 220, height: 340 }}>
      <Stateful<string | null> initial="2026-11-26T14:45">
        {(value, onChange) => (
          <DateField
            label="Answer by"
            precision="minute"
            value={value}
            onChange={onChange}
            openLabel="Open the calendar"
            locale="en-US"
            today="2026-11-24"
          />
        )}
      </Stateful>
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Answer by' })
    await userEvent.clear(input)
    await userEvent.type(input, '202612011630')
    await expect(input).toHaveValue('2026-12-01 16:30')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }))
    await userEvent.click(await screen.findByRole('button', { name: /December 3,/ }))
    await expect(input).toHaveValue('2026-12-03 16:30')
  },
}
