import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { forStaff } from '../config/for-staff.ts'
import { listingConfigs } from '../config/listing-config.ts'
import { useRowContext } from '../rows/row-context.ts'
import { lots as known } from '../testing/lots.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { LotsView } from '../views/LotsView.tsx'
import { DockedLots } from './DockedLots.tsx'

const config = forStaff(listingConfigs['car-auction'])
const lots = Object.values(known)

function List() {
  const context = useRowContext('car-auction', 'manager')
  return (
    <DockedLots
      lots={lots}
      draw={(chosen, tight) => (
        <LotsView
          view="default"
          config={config}
          lots={lots}
          context={context}
          sort={null}
          sortable
          onSort={() => undefined}
          stale={false}
          chosen={chosen}
          tight={tight}
        />
      )}
      dock={({ row }) => (
        <section aria-label="Bid">
          {row?.maker} {row?.model}
        </section>
      )}
    />
  )
}

const meta = {
  title: 'Catalogue/DockedLots',
  component: List,
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

export const Chosen: StoryObj<typeof meta> = {
  async play({ canvasElement }) {
    const list = within(canvasElement)
    const [, second, third] = await list.findAllByRole('row')
    if (!second || !third) throw new Error('There are lots')
    await userEvent.click(within(second).getAllByRole('cell').at(-1) as HTMLElement)
    await expect(list.getByRole('region', { name: 'Bid' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(third).toHaveAttribute('aria-current', 'true')
  },
}
