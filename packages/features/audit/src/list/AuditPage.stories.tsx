import { upsertCached } from '@seriba/api/cached'
import { auditActors, listAudit } from '@seriba/api/manager/audit'
import { makeStore } from '@seriba/api/store'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { actors, anEntry, onePage, someEntries } from '../testing/entries.ts'
import { AuditPage } from './AuditPage.tsx'
import { askedOf, readAuditQuery } from './audit-query.ts'

/** The log with answers from the server. */
function Log({ path }: { path: string }) {
  const [store] = useState(() => {
    const made = makeStore()
    const asked = askedOf(readAuditQuery(new URLSearchParams()))
    const entries = { entries: someEntries, pageInfo: onePage(1412) }
    void made.dispatch(upsertCached(listAudit, asked, entries))
    void made.dispatch(upsertCached(auditActors, undefined, actors))
    const { entity, entityId } = anEntry()
    void made.dispatch(upsertCached(listAudit, { entity, entityId, pageSize: 6 }, entries))
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter([{ path: '/audit', element: <AuditPage /> }], { initialEntries: [path] }),
  )
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
  )
}

const meta = {
  title: 'Audit/Log',
  component: Log,
  args: { path: '/audit' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Log>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { path: '/audit?entry=4120883' } }
