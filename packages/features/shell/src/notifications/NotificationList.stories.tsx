import { upsertCached } from '@seriba/api/cached'
import { notificationList } from '@seriba/api/shared/notification-list'
import { makeStore } from '@seriba/api/store'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { screen, waitFor } from 'storybook/test'
import { aBidEvent } from '../test/events.ts'
import { NotificationList } from './NotificationList.tsx'

const types = ['managerWinBid', 'managerUpdateStatus', 'clientNewBid', 'managerUpdateBidAmount'] as const

function World({ empty = false }: { empty?: boolean }) {
  const [store] = useState(() => {
    const made = makeStore()
    const items = types.map((type, at) => ({
      seq: 9 - at,
      at: new Date(Date.now() - at * 40_000_000).toISOString(),
      payload: aBidEvent(type),
      isRead: at > 1,
    }))
    const answer = {
      items: empty ? [] : items,
      more: false,
      unread: empty ? 0 : 2,
      unreadOf: { bids: empty ? 0 : 2, purchases: 0, messages: 0 },
      unreadChats: [],
    }
    const asked = { kind: 'all', limit: 30 } as const
    void made.dispatch(upsertCached(notificationList, asked, answer))
    return made
  })
  return (
    <InStory store={store}>
      <MemoryRouter>
        <div style={{ width: 400 }}>
          <NotificationList viewer={{ userType: 2, roleId: 1064 }} headed onLeave={() => {}} />
        </div>
      </MemoryRouter>
    </InStory>
  )
}

const meta = { title: 'Shell/Notifications', component: World } satisfies Meta<typeof World>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await screen.findByText('Manager update your Bid Status')
    await waitFor(() => screen.getAllByRole('button', { name: 'Mark as read' }))
  },
}
export const Empty: Story = { args: { empty: true } }
