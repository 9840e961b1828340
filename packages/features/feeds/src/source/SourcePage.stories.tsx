import { upsertCached } from '@seriba/api/cached'
import { viewSource } from '@seriba/api/manager/feed-sources'
import { makeStore } from '@seriba/api/store'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { someSettings } from '../testing/sources.ts'
import { SourcePage } from './SourcePage.tsx'

function World({ isNew = false }: { isNew?: boolean }) {
  const [store] = useState(() => {
    const made = makeStore()
    const source = { name: 'Kansai relay', settings: someSettings, codeEnd: '3f9a' }
    void made.dispatch(upsertCached(viewSource, { id: 4 }, source))
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <SourcePage /> }], {
      initialEntries: [isNew ? '/feeds/source' : '/feeds/source?feed=4'],
    }),
  )
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
  )
}

const meta = { title: 'Feeds/Source', component: World } satisfies Meta<typeof World>
export default meta

export const Stored: StoryObj<typeof meta> = {}
export const New: StoryObj<typeof meta> = { args: { isNew: true } }
