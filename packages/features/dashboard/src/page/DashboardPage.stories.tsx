import { upsertCached } from '@seriba/api/cached'
import { viewDashboard } from '@seriba/api/shared/dashboard'
import { makeStore } from '@seriba/api/store'
import type { BuyerDashboard, ManagerDashboard } from '@seriba/contracts/dashboard'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { screen } from 'storybook/test'
import { aClientBoard, aDealerBoard, aManagerBoard } from '../testing/boards.ts'
import { BuyerBoard } from './BuyerBoard.tsx'
import { ManagerBoard } from './ManagerBoard.tsx'

function World({ board }: { board: BuyerDashboard | ManagerDashboard }) {
  const [store] = useState(() => {
    const made = makeStore()
    void made.dispatch(upsertCached(viewDashboard, { whose: 'all' }, board))
    return made
  })
  return (
    <InStory store={store}>
      <MemoryRouter>
        {board.role === 'manager' ? (
          <ManagerBoard board={board} />
        ) : (
          <BuyerBoard board={board} whose="all" onWhose={() => undefined} />
        )}
      </MemoryRouter>
    </InStory>
  )
}

const meta = { title: 'Dashboard/Board', component: World } satisfies Meta<typeof World>
export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {
  args: { board: aClientBoard() },
  play: async () => {
    await screen.findByRole('region', { name: 'Results' })
  },
}
export const Dealer: Story = { args: { board: aDealerBoard() } }
export const Manager: Story = { args: { board: aManagerBoard() } }
