import { upsertCached } from '@seriba/api/cached'
import { listAccountManagers } from '@seriba/api/manager/clients'
import { indexPurchases } from '@seriba/api/manager/purchases'
import { listVoyages } from '@seriba/api/manager/voyages'
import { viewProfile } from '@seriba/api/shared/user'
import { makeStore } from '@seriba/api/store'
import { aProfile } from '@seriba/api/testing/facts'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect } from 'storybook/test'
import { aListOf, aRow, aVoyage } from '../testing/desk.ts'
import { VoyagesPage } from '../voyages/VoyagesPage.tsx'
import { PurchasesDeskPage } from './PurchasesDeskPage.tsx'

const rows = [
  aRow({ id: 1, sku: 'SB2026-005080', status: null }),
  aRow({ id: 2, sku: 'SB2026-005066', status: 2, missing: ['ship'], late: true, daysInStatus: 8 }),
  aRow({ id: 3, sku: 'SB2026-005057', status: 4, missing: [], paid: 3_604_800 }),
]

function World({ at }: { at: string }) {
  const [store] = useState(() => {
    const made = makeStore()
    const { dispatch } = made
    void dispatch(upsertCached(viewProfile, undefined, aProfile('manager')))
    void dispatch(upsertCached(listAccountManagers, undefined, { managers: [], dealers: [] }))
    void dispatch(upsertCached(listVoyages, {}, { voyages: [aVoyage()], today: '2026-11-24' }))
    void dispatch(upsertCached(indexPurchases, { status: [], page: 1, pageSize: 50 }, aListOf(rows)))
    for (const status of [0, 1, 2, 3, 4, 5]) {
      const column = aListOf(rows.filter((row) => (row.status ?? 0) === status))
      void dispatch(upsertCached(indexPurchases, { status: [status], page: 1, pageSize: 12 }, column))
    }
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/purchases', element: <PurchasesDeskPage /> },
        { path: '/voyages', element: <VoyagesPage /> },
      ],
      { initialEntries: [at] },
    ),
  )
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
  )
}

const meta = { title: 'Purchases/Desk', component: World } satisfies Meta<typeof World>
export default meta
type Story = StoryObj<typeof meta>

const shows =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(text))[0]).toBeVisible()
  }

export const Table: Story = { args: { at: '/purchases' }, play: shows('SB2026-005080') }
export const Board: Story = { args: { at: '/purchases?view=board' }, play: shows('SB2026-005080') }
export const Voyages: Story = { args: { at: '/voyages' }, play: shows(/Sun Rio 121/) }
