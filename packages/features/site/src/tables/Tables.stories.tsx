import { upsertCached } from '@seriba/api/cached'
import { listBidTypes } from '@seriba/api/manager/bid-types'
import { listHalls } from '@seriba/api/manager/halls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { someBidTypes, someHalls } from '../testing/halls.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { BidTypesPage } from './BidTypesPage.tsx'
import { HallsPage } from './HallsPage.tsx'

const World = ({ table }: { table: 'halls' | 'bid-types' }) => (
  <StoryProviders
    at={`/company/${table}`}
    answers={({ dispatch }) => {
      void dispatch(upsertCached(listHalls, undefined, someHalls))
      void dispatch(upsertCached(listBidTypes, undefined, someBidTypes))
    }}
  >
    {table === 'halls' ? <HallsPage /> : <BidTypesPage />}
  </StoryProviders>
)

const meta = { title: 'Site/Company tables', component: World, args: { table: 'halls' } } satisfies Meta<
  typeof World
>
export default meta

export const Halls: StoryObj<typeof meta> = {
  play: async () => {
    const cell = await screen.findByRole('textbox', { name: /^HAA Kobe: .*(Delivery|Доставка)/ })
    await userEvent.type(cell, '0')
  },
}
export const BidTypes: StoryObj<typeof meta> = { args: { table: 'bid-types' } }
