import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { aConsignee, aDocument } from '../testing/purchase.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { PurchasePage } from './PurchasePage.tsx'

const meta = { title: 'Purchases/Purchase', component: StoryPage } satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const element = <PurchasePage by="purchase" chat={() => null} />
const ready: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Toyota Land Cruiser Prado' })).toBeVisible()
}

export const Needed: Story = {
  args: {
    element,
    purchase: {
      note: 'The second key travels with the documents.',
      noted: { by: 'S. Mori', at: '2026-11-24T01:08:00.000Z' },
      documents: [
        aDocument({ id: 1, type: 'invoice', by: 'staff', sender: 'S. Mori', name: 'invoice.pdf' }),
        aDocument({ id: 2, state: 'refused', reason: 'The bottom lines are cut off.' }),
      ],
    },
  },
  play: ready,
}

export const Locked: Story = {
  args: {
    element,
    purchase: { status: 4, consigneeLocked: true, consignee: aConsignee, paid: 3_604_800 },
  },
  play: ready,
}

export const Canceled: Story = {
  args: { element, purchase: { status: 7, due: 0, paid: 0, won: false } },
  play: ready,
}
