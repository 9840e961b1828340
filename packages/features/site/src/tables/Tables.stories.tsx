import { upsertCached } from '@seriba/api/cached'
import { viewBankAccount } from '@seriba/api/manager/bank-account'
import { listBidTypes } from '@seriba/api/manager/bid-types'
import { listHalls } from '@seriba/api/manager/halls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { someBankAccounts } from '../testing/bank-account.ts'
import { someBidTypes, someHalls } from '../testing/halls.ts'
import { StoryProviders } from '../testing/StoryProviders.tsx'
import { BankAccountPage } from './BankAccountPage.tsx'
import { BidTypesPage } from './BidTypesPage.tsx'
import { HallsPage } from './HallsPage.tsx'

const pages = { halls: <HallsPage />, 'bid-types': <BidTypesPage />, bank: <BankAccountPage /> }

const World = ({ table }: { table: keyof typeof pages }) => (
  <StoryProviders
    at={`/company/${table}`}
    answers={({ dispatch }) => {
      void dispatch(upsertCached(listHalls, undefined, someHalls))
      void dispatch(upsertCached(listBidTypes, undefined, someBidTypes))
      void dispatch(upsertCached(viewBankAccount, undefined, someBankAccounts))
    }}
  >
    {pages[table]}
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
export const BankAccount: StoryObj<typeof meta> = { args: { table: 'bank' } }
