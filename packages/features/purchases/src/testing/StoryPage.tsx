import { upsertCached } from '@seriba/api/cached'
import { listVoyages } from '@seriba/api/manager/voyages'
import { countryList } from '@seriba/api/public/site'
import { listConsignees } from '@seriba/api/shared/consignees'
import { viewPurchase } from '@seriba/api/shared/purchase-view'
import { viewProfile } from '@seriba/api/shared/user'
import { makeStore } from '@seriba/api/store'
import { aProfile } from '@seriba/api/testing/facts'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import type { RoleName } from '@seriba/domain/access/roles'
import { InStory } from '@seriba/testing/InStory'
import { type ReactElement, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { aPurchase } from './purchase.ts'

type StoryPageProps = { element: ReactElement; purchase?: Partial<PurchaseDetails>; role?: RoleName }

/** A purchase’s page with answers from the server. */
export function StoryPage({ element, purchase = {}, role = 'client' }: StoryPageProps) {
  const [store] = useState(() => {
    const made = makeStore()
    const { dispatch } = made
    const data = aPurchase(purchase)
    const countries = [{ value: 183, label: 'Russia', code: 'RU' }]
    void dispatch(upsertCached(viewProfile, undefined, aProfile(role)))
    void dispatch(upsertCached(viewPurchase, { id: 5001, by: 'purchase' }, { success: true, data }))
    void dispatch(upsertCached(listConsignees, { clientId: data.clientId }, { success: true, list: [] }))
    void dispatch(upsertCached(listVoyages, {}, { voyages: [], today: '2026-11-24' }))
    void dispatch(upsertCached(countryList, undefined, { success: true, countryList: countries } as never))
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter([{ path: '/purchases/:id', element }], { initialEntries: ['/purchases/5001'] }),
  )
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
  )
}
