import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { settled } from '../stories/settled.ts'
import { Sheet, type SheetProps } from './index.ts'

const meta = { title: 'Overlays/Sheet', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const show = (side: SheetProps['side']): Story => ({
  render: () => (
    <Sheet
      isOpen
      onClose={() => {}}
      side={side}
      title="Search"
      closeLabel="Close"
      headEnd={<Button variant="ghost">Clear all</Button>}
      actions={
        <Button variant="primary" size="touch" block>
          Show 12&nbsp;482 lots
        </Button>
      }
    >
      <p style={{ padding: 16 }}>Filters</p>
    </Sheet>
  ),
  play: async () => {
    await settled(await screen.findByRole('dialog', { name: 'Search' }))
  },
})

export const Bottom = show('bottom')
export const Right = show('right')
export const Left = show('left')
export const Full = show('full')
