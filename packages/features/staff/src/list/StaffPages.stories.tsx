import { upsertCached } from '@seriba/api/cached'
import { listStaff, viewStaff } from '@seriba/api/manager/staff'
import { viewProfile } from '@seriba/api/shared/user'
import { makeStore } from '@seriba/api/store'
import { aProfile } from '@seriba/api/testing/facts'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { userEvent } from 'storybook/test'
import { StaffPersonPage } from '../person/StaffPersonPage.tsx'
import { aPerson, someStaff } from '../testing/people.ts'
import { StaffPage } from './StaffPage.tsx'

/** The pages with answers from the server. */
function Staff({ path }: { path: string }) {
  const [store] = useState(() => {
    const made = makeStore()
    const { dispatch } = made
    void dispatch(upsertCached(viewProfile, undefined, aProfile('manager')))
    void dispatch(upsertCached(listStaff, undefined, { staff: someStaff, twoStepRequired: true }))
    void dispatch(upsertCached(viewStaff, { id: 992 }, aPerson()))
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/staff', element: <StaffPage /> },
        { path: '/staff/:id', element: <StaffPersonPage /> },
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

const meta = {
  title: 'Staff/Pages',
  component: Staff,
  args: { path: '/staff' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Staff>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Person: Story = { args: { path: '/staff/992' } }
export const Invite: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Invite/ }))
  },
}
