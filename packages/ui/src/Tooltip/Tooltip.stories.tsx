import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Tooltip } from './index.ts'

const meta = { title: 'Overlays/Tooltip', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <div style={{ padding: 40 }}>
      <Tooltip text="2026.11.24 10:30, Japan time">
        <Button>10:30</Button>
      </Tooltip>
    </div>
  ),
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Japan time')
  },
}
