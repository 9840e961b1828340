import type { Meta, StoryObj } from '@storybook/react-vite'
import { sharedLot } from '../testing/car-lot.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { LotColumns } from './LotColumns.tsx'

const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#8b979f" d="M0 0h4v3H0z"/></svg>')}`
const lot = sharedLot()
// Addresses differ, like those of real photos.
const photos = lot.lotImages.images.map((_, index) => `${photo}#${index}`)

const meta = {
  title: 'Lot/LotColumns',
  component: LotColumns,
  args: { lot: { ...lot, lotImages: { images: photos, thumbnails: photos } } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <StoryProviders>
        <Story />
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof LotColumns>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutPhotosAndSheet: Story = {
  args: {
    lot: {
      ...lot,
      carCommonDetail: { ...lot.carCommonDetail, auctionSheet: null, info: '' },
      lotImages: { images: [], thumbnails: [] },
    },
  },
}
