import { bidsApi } from '@seriba/api/bids'
import { siteApi } from '@seriba/api/site'
import { makeStore } from '@seriba/api/store'
import { aBalance, aProfile, aSite } from '@seriba/api/testing/facts'
import { userApi } from '@seriba/api/user'
import type { UserProfile } from '@seriba/contracts/user'
import { createI18n } from '@seriba/i18n'
import { phrases } from '@seriba/i18n/phrases'
import { type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { bidGroups, bidTypes } from './builders.ts'

const i18n = await createI18n('en', phrases)

type StoryWorldProps = { profile?: UserProfile; width?: number; children: ReactNode }

/** What a story needs around it: the answers a server would have given, a language and a place to be. */
export function StoryWorld({ profile = aProfile(), width = 296, children }: StoryWorldProps) {
  const [store] = useState(() => storeWith(profile))
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <div style={{ width }}>{children}</div> }]),
  )
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>
  )
}

function storeWith(profile: UserProfile) {
  const store = makeStore()
  const { dispatch } = store
  void dispatch(userApi.util.upsertQueryData('viewProfile', undefined, profile))
  void dispatch(
    siteApi.util.upsertQueryData('siteConfig', { language: 'en' }, aSite({ favouriteGroups: ['A'] })),
  )
  void dispatch(bidsApi.util.upsertQueryData('bidTypes', undefined, bidTypes))
  void dispatch(bidsApi.util.upsertQueryData('exportTypes', undefined, bidTypes))
  const asked = { carId: '41207', bidGroup: undefined, userId: undefined }
  const allowance = {
    bidAllow: 4_350_000,
    balanceInfo: aBalance(),
    warnings: [],
    liveBid: null,
    liveBidGroup: null,
  }
  void dispatch(bidsApi.util.upsertQueryData('bidAllowance', asked, allowance))
  const clientId = 104882
  const ofClient = { carId: '41207', userId: clientId }
  for (const bidGroup of [-1, 1])
    void dispatch(bidsApi.util.upsertQueryData('bidAllowance', { ...ofClient, bidGroup }, allowance))
  void dispatch(bidsApi.util.upsertQueryData('bidGroups', { userId: clientId }, bidGroups))
  return store
}
