import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { listingConfigs } from '../config/listing-config.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { ViewSkeleton } from './ViewSkeleton.tsx'

const meta = {
  title: 'Catalogue/ViewSkeleton',
  component: ViewSkeleton,
  args: { config: listingConfigs['car-auction'], view: 'default', size: 6 },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [
    (Story) => (
      <StoryProviders>
        <Story />
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof ViewSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole('table')).querySelector('tbody tr')
    // As high as a row with a photo.
    await expect(row?.getBoundingClientRect().height).toBe(52)
  },
}
export const TwoColumns: Story = { args: { view: 'column' } }
export const Cards: Story = {
  args: { view: 'card' },
  play: async ({ canvas }) => {
    const photo = (await canvas.findByRole('status')).querySelector('[aria-hidden]')?.getBoundingClientRect()
    await expect((photo?.width ?? 0) / (photo?.height ?? 1)).toBeCloseTo(4 / 3, 1)
  },
}
