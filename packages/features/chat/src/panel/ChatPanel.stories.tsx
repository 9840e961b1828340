import { upsertCached } from '@seriba/api/cached'
import { bidLogs } from '@seriba/api/manager/chat'
import { bidChat } from '@seriba/api/shared/chat'
import { makeStore } from '@seriba/api/store'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen, userEvent, waitFor } from 'storybook/test'
import { aChat, someLogs } from '../testing/chats.ts'
import { ChatPanel } from './ChatPanel.tsx'
import { StaffChatPanel } from './StaffChatPanel.tsx'

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
    <InStory store={store}>
      <Panel bidId={7} onClose={() => {}} partner={() => 'Company manager, Seriba'} />
    </InStory>
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
