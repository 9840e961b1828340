import '../testing/setup.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChatProvider } from '../bid-chat/chat-slot.ts'
import { aBid } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { ChatButtonCell } from './MessageCell.tsx'

test.each([
  [
    'the last message',
    { comment: '', message: 'Photos requested' },
    'Chat about lot 41207: Photos requested',
  ],
  [
    'what came with the bid and the last message',
    { comment: 'No rust', message: 'Photos requested' },
    'Chat about lot 41207: No rust: Photos requested',
  ],
  ['nothing more before anything is said', { comment: '', message: null }, 'Chat about lot 41207'],
])('where messages have no room, the way to the chat tells %s', async (_, said, name) => {
  await show(
    <ChatProvider value={{ open: () => {}, joins: () => true }}>
      <ChatButtonCell bid={aBid({ user: null, ...said })} />
    </ChatProvider>,
  )
  expect(screen.getByRole('button')).toHaveAccessibleName(name)
})
