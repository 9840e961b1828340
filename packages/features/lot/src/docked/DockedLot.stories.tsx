import { upsertCached } from '@seriba/api/cached'
import { viewLot } from '@seriba/api/shared/lot'
import { makeStore } from '@seriba/api/store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { carLot } from '../testing/car-lot.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { DockedLot } from './DockedLot.tsx'

const lotId = '8841207'
const store = makeStore()
const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#8b979f" d="M0 0h4v3H0z"/></svg>')}`
const lotDetail = { ...carLot(), lotImages: { images: [photo], thumbnails: [photo] } }
const asked = { pageType: 'car-auction', id: lotId } as const
void store.dispatch(upsertCached(viewLot, asked, { success: true, lotDetail }))

const meta = {
  title: 'Lot/DockedLot',
  component: DockedLot,
  args: {
    pageType: 'car-auction',
    lotId,
    onClose: () => undefined,
    children: (lot) => <p>Start price {lot.bidInfo.startPrice}</p>,
  },
  decorators: [
    (Story) => (
      <StoryProviders store={store}>
        <div style={{ width: 296 }}>
          <Story />
        </div>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof DockedLot>
export default meta

export const Elsewhere: StoryObj<typeof meta> = {
  args: { elsewhere: true },
  async play({ canvas }) {
    await canvas.findByRole('link', { name: 'Open the lot' })
  },
}
