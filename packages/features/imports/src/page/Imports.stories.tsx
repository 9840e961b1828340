import { upsertCached } from '@seriba/api/cached'
import { checkImport, listImports, viewImport } from '@seriba/api/manager/imports'
import { viewProfile } from '@seriba/api/shared/user'
import { makeStore } from '@seriba/api/store'
import { aProfile } from '@seriba/api/testing/facts'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { ImportsPage } from '../list/ImportsPage.tsx'
import { aDraft, anUpload, aReport, someUploads } from '../testing/imports.ts'
import { ImportPage } from './ImportPage.tsx'

type WorldProps = { path: string; done?: boolean }

function World({ path, done = false }: WorldProps) {
  const [store] = useState(() => {
    const made = makeStore()
    const { dispatch } = made
    void dispatch(upsertCached(viewProfile, undefined, aProfile('manager')))
    void dispatch(upsertCached(listImports, undefined, someUploads))
    void dispatch(upsertCached(viewImport, { id: 7 }, done ? anUpload() : aDraft()))
    const asked = { id: 7, only: 'all', page: 1, pageSize: 50 } as const
    void dispatch(upsertCached(checkImport, asked, aReport()))
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/clients/uploads', element: <ImportsPage /> },
        { path: '/clients/uploads/:id', element: <ImportPage /> },
      ],
      { initialEntries: [path] },
    ),
  )
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
  )
}

const meta = { title: 'Imports/Uploads', component: World } satisfies Meta<typeof World>
export default meta

export const Start: StoryObj<typeof meta> = { args: { path: '/clients/uploads' } }
export const Columns: StoryObj<typeof meta> = { args: { path: '/clients/uploads/7' } }
export const Check: StoryObj<typeof meta> = { args: { path: '/clients/uploads/7?step=check' } }
export const Done: StoryObj<typeof meta> = { args: { path: '/clients/uploads/7', done: true } }
