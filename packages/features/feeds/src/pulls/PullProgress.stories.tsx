import { upsertCached } from '@seriba/api/cached'
import { listPulls, viewSource } from '@seriba/api/manager/feed-sources'
import { makeStore } from '@seriba/api/store'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { aFeed } from '../testing/feeds.ts'
import { somePulls, someSettings } from '../testing/sources.ts'
import { PullProgress } from './PullProgress.tsx'

function World({ mayKeepCopy = true }: { mayKeepCopy?: boolean }) {
  const [store] = useState(() => {
    const made = makeStore()
    const source = { name: 'Relay', settings: { ...someSettings, mayKeepCopy }, codeEnd: '3f9a' }
    void made.dispatch(upsertCached(viewSource, { id: 4 }, source))
    void made.dispatch(upsertCached(listPulls, { id: 4 }, somePulls))
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter([
      { path: '*', element: <PullProgress feed={aFeed(4, 'Relay', { source: 'sql' })} /> },
    ]),
  )
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
  )
}

const meta = { title: 'Feeds/PullProgress', component: World } satisfies Meta<typeof World>
export default meta

export const UnderWay: StoryObj<typeof meta> = {}
export const NotAllowed: StoryObj<typeof meta> = { args: { mayKeepCopy: false } }
