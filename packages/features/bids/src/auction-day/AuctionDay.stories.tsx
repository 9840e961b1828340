import { upsertCached } from '@seriba/api/cached'
import { viewDay } from '@seriba/api/manager/auction-day'
import { viewProfile } from '@seriba/api/shared/user'
import { makeStore } from '@seriba/api/store'
import { aProfile } from '@seriba/api/testing/facts'
import type { viewDay as contract } from '@seriba/contracts/auction-day'
import type { Output } from '@seriba/contracts/contract'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { screen } from 'storybook/test'
import { aBusyDay, aDay, today } from '../testing/auction-day.ts'
import { DayBoard } from './DayBoard.tsx'
import { useResultRows } from './use-result-rows.ts'

const place = {
  params: { date: today, whose: 'all', hall: null, wholeDay: true },
  today,
  go: () => undefined,
} as const

function Board({ day }: { day: Output<typeof contract> }) {
  const results = useResultRows()
  return <DayBoard day={day} place={place} now={Date.parse(`${today}T10:12:00+09:00`)} results={results} />
}

function World({ day }: { day: Output<typeof contract> }) {
  const [store] = useState(() => {
    const made = makeStore()
    void made.dispatch(upsertCached(viewProfile, undefined, aProfile('manager')))
    void made.dispatch(upsertCached(viewDay, { date: today, whose: 'all' }, day))
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '*',
        element: (
          <div style={{ display: 'flex', flexDirection: 'column', height: 720 }}>
            <Board day={day} />
          </div>
        ),
      },
    ]),
  )
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
  )
}

const meta = { title: 'Bids/Auction day', component: World } satisfies Meta<typeof World>
export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = {
  args: { day: aDay() },
  play: async () => {
    await screen.findByRole('region', { name: 'Results' })
  },
}
/** Sixty halls and three thousand bids: only the visible part is rendered. */
export const BusyDay: Story = { args: { day: aBusyDay() } }
