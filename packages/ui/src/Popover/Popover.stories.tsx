import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { settled } from '../stories/settled.ts'
import { Popover } from './index.ts'

const meta = { title: 'Overlays/Popover', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Popover label="Client" width={304} trigger={<Button>Oleg Sidorenko</Button>}>
      {(close) => (
        <div style={{ padding: 16 }}>
          <p>Balance ¥ 1 240 500</p>
          <Button size="sm" onClick={close}>
            Done
          </Button>
        </div>
      )}
    </Popover>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Oleg Sidorenko' }))
    await settled(await screen.findByRole('dialog', { name: 'Client' }))
  },
}
