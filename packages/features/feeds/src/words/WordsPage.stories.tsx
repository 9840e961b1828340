import { upsertCached } from '@seriba/api/cached'
import { listWords } from '@seriba/api/manager/feed-sources'
import { makeStore } from '@seriba/api/store'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { someWords } from '../testing/sources.ts'
import { WordsPage } from './WordsPage.tsx'

function World() {
  const [store] = useState(() => {
    const made = makeStore()
    void made.dispatch(upsertCached(listWords, { id: 4 }, someWords))
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <WordsPage /> }], { initialEntries: ['/feeds/words?feed=4'] }),
  )
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
  )
}

const meta = { title: 'Feeds/Words', component: World } satisfies Meta<typeof World>
export default meta

export const Words: StoryObj<typeof meta> = {}
