import { upsertCached } from '@seriba/api/cached'
import { bidLogs } from '@seriba/api/manager/chat'
import { bidChat } from '@seriba/api/shared/chat'
import { makeStore } from '@seriba/api/store'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { screen, userEvent, waitFor } from 'storybook/test'
import { aChat, someLogs } from '../testing/chats.ts'
import { ChatPanel } from './ChatPanel.tsx'
import { StaffChatPanel } from './StaffChatPanel.tsx'

const i18n = await createI18n('en', messages)

function World({ staff, empty }: { staff?: boolean; empty?: boolean }) {
  const [store] = useState(() => {
    const made = makeStore()
    const answer = aChat(empty ? { chat: [] } : {})
    void made.dispatch(upsertCached(bidChat, { bidId: 7 }, answer))
    void made.dispatch(upsertCached(bidLogs, { bidId: 7 }, someLogs))
    return made
  })
  const Panel = staff ? StaffChatPanel : ChatPanel
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Panel bidId={7} onClose={() => {}} partner={() => 'Company manager, Seriba'} />
      </I18nextProvider>
    </Provider>
  )
}

const meta = { title: 'Chat/Panel', component: World } satisfies Meta<typeof World>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await screen.findByText(/Surface rust/)
  },
}
export const Empty: Story = { args: { empty: true } }
export const History: Story = {
  args: { staff: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Bidding history' }))
    await waitFor(() => screen.getByText(/Status changed/))
  },
}
