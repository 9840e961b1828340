import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRowWords } from '../rows/use-row-words.ts'
import { lots } from '../testing/lots.ts'
import { StoryFrame } from '../testing/StoryFrame.tsx'
import { carColumns } from './car-columns.ts'
import { LotTable } from './LotTable.tsx'

type CarsProps = { stale: boolean; sorted: boolean }

function Cars({ stale, sorted }: CarsProps) {
  return (
    <LotTable
      columns={carColumns}
      lots={Object.values(lots)}
      words={useRowWords('client')}
      path="/car-auctions"
      sort={sorted ? { sort: 'year', order: 'DESC' } : null}
      sortable
      onSort={() => undefined}
      stale={stale}
    />
  )
}

const meta = {
  title: 'Catalogue/LotTable',
  component: Cars,
  args: { stale: false, sorted: false },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof Cars>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sorted: Story = { args: { sorted: true } }
