import type { PageType } from '@seriba/domain/lots/page-types'
import { pageTypes } from '@seriba/domain/lots/page-types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listingConfigs } from '../config/listing-config.ts'
import { useRowContext } from '../rows/row-context.ts'
import { bikes, lots, machines } from '../testing/lots.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { LotsView } from './LotsView.tsx'
import type { View } from './view-choice.ts'

type ListProps = { pageType: PageType; view: View; stale: boolean; sorted: boolean }

const lotsOf = { car: lots, stock: lots, bike: bikes, machinery: machines }

function List({ pageType, view, stale, sorted }: ListProps) {
  return (
    <LotsView
      view={view}
      config={listingConfigs[pageType]}
      lots={Object.values(lotsOf[pageTypes[pageType].kind])}
      context={useRowContext(pageType, 'client')}
      sort={sorted ? { sort: 'year', order: 'DESC' } : null}
      sortable
      onSort={() => undefined}
      stale={stale}
    />
  )
}

const meta = {
  title: 'Catalogue/LotsView',
  component: List,
  args: { pageType: 'car-auction', view: 'default', stale: false, sorted: false },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <StoryProviders>
        <Story />
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sorted: Story = { args: { sorted: true } }
export const Statistics: Story = { args: { pageType: 'stats' } }
export const FixedPrice: Story = { args: { pageType: 'stock' } }
export const Bikes: Story = { args: { pageType: 'bikes' } }
export const Machinery: Story = { args: { pageType: 'machinery' } }
export const TwoColumns: Story = { args: { view: 'column' } }
export const Cards: Story = { args: { view: 'card' } }
export const MachineryCards: Story = { args: { view: 'card', pageType: 'machinery' } }
