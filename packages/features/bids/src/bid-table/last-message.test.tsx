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
    'the bid’s comment and the last message',
    { comment: 'No rust', message: 'Photos requested' },
    'Chat about lot 41207: No rust: Photos requested',
  ],
  ['nothing else before the first message', { comment: '', message: null }, 'Chat about lot 41207'],
])('without room for messages, the chat button’s name includes %s', async (_, said, name) => {
  await show(
    <ChatProvider value={{ open: () => {}, joins: () => true }}>
      <ChatButtonCell bid={aBid({ user: null, ...said })} />
    </ChatProvider>,
  )
  expect(screen.getByRole('button')).toHaveAccessibleName(name)
})
