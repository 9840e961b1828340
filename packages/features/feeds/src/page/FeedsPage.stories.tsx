import { upsertCached } from '@seriba/api/cached'
import { listBadLines, listFeedRuns, listFeeds } from '@seriba/api/manager/feeds'
import { makeStore } from '@seriba/api/store'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { someFeeds, someLines, someRuns } from '../testing/feeds.ts'
import { FeedsPage } from './FeedsPage.tsx'

function World({ none = false }: { none?: boolean }) {
  const [store] = useState(() => {
    const made = makeStore()
    void made.dispatch(upsertCached(listFeeds, undefined, { feeds: none ? [] : someFeeds }))
    for (const { id } of someFeeds)
      void made.dispatch(upsertCached(listFeedRuns, { id, pageSize: 20 }, someRuns))
    void made.dispatch(upsertCached(listBadLines, { runId: 31 }, someLines))
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <FeedsPage /> }], { initialEntries: ['/feeds?feed=2'] }),
  )
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
  )
}

const meta = { title: 'Feeds/Feeds', component: World } satisfies Meta<typeof World>
export default meta

export const Feeds: StoryObj<typeof meta> = {}
export const None: StoryObj<typeof meta> = { args: { none: true } }
