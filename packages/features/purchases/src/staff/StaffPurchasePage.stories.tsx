import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { aDocument } from '../testing/purchase.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { StaffPurchasePage } from './StaffPurchasePage.tsx'

const meta = { title: 'Purchases/Staff', component: StoryPage } satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Purchase: Story = {
  args: {
    element: <StaffPurchasePage />,
    role: 'manager',
    purchase: {
      client: { id: 104882, name: 'Dmitri Kovalenko' },
      staffNote: 'The yard says that the left mirror is cracked.',
      documents: [aDocument()],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Toyota Land Cruiser Prado' })).toBeVisible()
  },
}
