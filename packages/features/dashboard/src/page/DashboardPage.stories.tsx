import { upsertCached } from '@seriba/api/cached'
import { viewDashboard } from '@seriba/api/shared/dashboard'
import { makeStore } from '@seriba/api/store'
import type { BuyerDashboard, ManagerDashboard } from '@seriba/contracts/dashboard'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { screen } from 'storybook/test'
import { aClientBoard, aDealerBoard, aManagerBoard } from '../testing/boards.ts'
import { BuyerBoard } from './BuyerBoard.tsx'
import { ManagerBoard } from './ManagerBoard.tsx'

const i18n = await createI18n('en', messages)

function World({ board }: { board: BuyerDashboard | ManagerDashboard }) {
  const [store] = useState(() => {
    const made = makeStore()
    void made.dispatch(upsertCached(viewDashboard, { whose: 'all' }, board))
    return made
  })
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          {board.role === 'manager' ? (
            <ManagerBoard board={board} />
          ) : (
            <BuyerBoard board={board} whose="all" onWhose={() => undefined} />
          )}
        </MemoryRouter>
      </I18nextProvider>
    </Provider>
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
