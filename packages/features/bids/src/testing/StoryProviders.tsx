import { upsertCached } from '@seriba/api/cached'
import { siteConfig } from '@seriba/api/public/site'
import { bidAllowance, bidGroups, bidTypes, exportTypes } from '@seriba/api/shared/bids'
import { viewProfile } from '@seriba/api/shared/user'
import { makeStore } from '@seriba/api/store'
import { aBalance, aProfile, aSite } from '@seriba/api/testing/facts'
import type { UserProfile } from '@seriba/contracts/user'
import { InStory, storyLanguage } from '@seriba/testing/InStory'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import * as built from './builders.ts'

type Store = ReturnType<typeof makeStore>
type StoryWorldProps = {
  profile?: UserProfile
  width?: number
  /** Further answers of the server. */
  answers?: (dispatch: Store['dispatch']) => void
  children: ReactNode
}

/** The surroundings of a story: the server’s answers, a language and an address. */
export function StoryProviders({ profile = aProfile(), width = 296, answers, children }: StoryWorldProps) {
  const [store] = useState(() => {
    const made = storeWith(profile)
    answers?.(made.dispatch)
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <div style={{ width }}>{children}</div> }]),
  )
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
  )
}

function storeWith(profile: UserProfile) {
  const store = makeStore()
  const { dispatch } = store
  void dispatch(upsertCached(viewProfile, undefined, profile))
  void dispatch(upsertCached(siteConfig, { language: storyLanguage }, aSite({ favouriteGroups: ['A'] })))
  void dispatch(upsertCached(bidTypes, undefined, built.bidTypes))
  void dispatch(upsertCached(exportTypes, undefined, built.bidTypes))
  const asked = { carId: '41207', bidGroup: undefined, userId: undefined }
  const allowance = {
    bidAllow: 4_350_000,
    balanceInfo: aBalance(),
    warnings: [],
    liveBid: null,
    liveBidGroup: null,
    budget: null,
  }
  void dispatch(upsertCached(bidAllowance, asked, allowance))
  const clientId = 104882
  const ofClient = { carId: '41207', userId: clientId }
  for (const bidGroup of [-1, 1])
    void dispatch(upsertCached(bidAllowance, { ...ofClient, bidGroup }, allowance))
  void dispatch(upsertCached(bidGroups, { userId: clientId }, built.bidGroups))
  return store
}
