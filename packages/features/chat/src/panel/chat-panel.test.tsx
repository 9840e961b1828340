import '@seriba/testing/setup'
import { api } from '@seriba/api/api'
import { connectionChanged } from '@seriba/api/notifications-slice'
import { viewProfile } from '@seriba/api/shared/user'
import { idTag } from '@seriba/api/tags'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { aChat, someLogs } from '../testing/chats.ts'
import { show } from '../testing/render.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import { StaffChatPanel } from './StaffChatPanel.tsx'

const closed = vi.fn()
const partner = (user: { name: string } | null) => user?.name ?? 'Company manager'
const panel = <ChatPanel bidId={7} onClose={closed} partner={partner} />
const done = { success: true }

const open = (answers: Record<string, unknown> = {}, element = panel) =>
  show(element, {
    'GET /bid/chat': aChat(),
    'POST /bid/save-chat': done,
    'PUT /bid/update-chat-status': done,
    ...answers,
  })

const field = () => screen.findByRole('textbox', { name: 'Message' })

test('the chat shows the lot, the auction and the other party, with messages grouped by day', async () => {
  await open()
  const chat = within(await screen.findByRole('complementary', { name: 'Chat about the bid' }))
  expect(await chat.findByText('30518')).toBeVisible()
  expect(chat.getByText('USS Yokohama')).toBeVisible()
  expect(chat.getByText('Company manager')).toBeVisible()
  const days = chat.getAllByRole('region')
  expect(days.map((day) => day.getAttribute('aria-label'))).toEqual(['2026.11.23', '2026.11.24'])
  expect(within(days[1] ?? document.body).getByText(/Surface rust/)).toHaveTextContent('8:51')
})

test('Enter sends the trimmed text, which appears immediately, and Shift+Enter starts a new line', async () => {
  let reply: (answer: unknown) => void = () => {}
  const { user, sent } = await open({
    'POST /bid/save-chat': () => new Promise((resolve) => (reply = resolve)),
  })
  const message = await field()
  await user.type(message, '  Thank{Shift>}{Enter}{/Shift}you  {Enter}')
  const shown = await screen.findByText(
    (_, element) => element?.matches('p') === true && /Thank\s+you/.test(element.textContent),
  )
  expect(shown).toHaveTextContent('You: Thank you')
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  await waitFor(() => expect(message).toHaveValue(''))
  reply(done)
  await waitFor(() =>
    expect(sent('POST /bid/save-chat')).toMatchObject([{ bidId: 7, comment: 'Thank\nyou' }]),
  )
})

test('a message of only spaces is not sent', async () => {
  const { user, sent } = await open()
  await screen.findByText(/Surface rust/)
  await user.type(await field(), '   {Enter}')
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  expect(sent('POST /bid/save-chat')).toEqual([])
})

test('a message that could not be sent stays, grayed out, and can be retried', async () => {
  let tries = 0
  const { user, sent } = await open({
    'POST /bid/save-chat': () => (++tries === 1 ? refused(500, 'internal') : done),
  })
  await screen.findByText(/Surface rust/)
  await user.type(await field(), 'Too late?{Enter}')
  expect(await screen.findByText('Not sent.')).toBeVisible()
  expect(screen.getAllByText('Too late?', { selector: 'p' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('Not sent.')).not.toBeInTheDocument())
  const keys = sent('POST /bid/save-chat').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(keys[1], 'what arrived without an answer is not sent twice').toBe(keys[0])
})

test('unread messages are marked as read', async () => {
  let isRead = false
  const { sent } = await open({
    'GET /bid/chat': () => aChat({ isRead }),
    'PUT /bid/update-chat-status': () => {
      isRead = true
      return done
    },
  })
  await waitFor(() => expect(sent('PUT /bid/update-chat-status')).toEqual([{ bidId: 7 }]))
})

test('a message from the other party arrives while the chat is open, on its own side', async () => {
  let chat = aChat()
  const { store } = await open({ 'GET /bid/chat': () => chat })
  await screen.findByText(/Surface rust/)
  const news = { id: 4, text: 'Bid it now?', time: '2026-11-24T01:00:00.000Z', isOwn: false }
  chat = { ...chat, chat: [...chat.chat, news] }
  store.dispatch(api.util.invalidateTags([idTag('Chat', 7)]))
  expect(await screen.findByText('Bid it now?')).toHaveTextContent('Other person: Bid it now?')
})

test('an open chat’s messages make no sound', async () => {
  const { store, unmount } = await open()
  await screen.findByText(/Surface rust/)
  expect(store.getState().notifications.openChat).toBe(7)
  unmount()
  expect(store.getState().notifications.openChat).toBeNull()
})

test('a bid that does not exist has no messages and accepts none', async () => {
  await open({ 'GET /bid/chat': () => refused(404, 'bid_not_found') })
  expect(await screen.findByText('Bid not found.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
})

test('a chat that failed to load can be retried and then answered', async () => {
  let answers = false
  const { user } = await open({ 'GET /bid/chat': () => (answers ? aChat() : refused(500, 'internal')) })
  expect(await screen.findByText('Couldn’t load the messages.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  answers = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await field()).toBeVisible()
})

test('Escape closes the chat', async () => {
  const { user } = await open()
  await user.click(await field())
  await user.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledOnce()
})

test('closing with Escape returns the focus to the button that opened the chat', async () => {
  const { user } = await open({}, <OpenedByButton />)
  await user.click(await screen.findByRole('button', { name: 'Open chat' }))
  await user.click(await field())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open chat' })).toHaveFocus())
})

function OpenedByButton({ narrows = false }) {
  const [isOpen, setOpen] = useState(false)
  const [narrow, setNarrow] = useState(false)
  const name = narrow ? 'Chat' : 'Open chat'
  const openIt = () => {
    setOpen(true)
    setNarrow(narrows)
  }
  return (
    <>
      <button key={name} id="opener" type="button" onClick={openIt}>
        {name}
      </button>
      {isOpen && <ChatPanel bidId={7} onClose={() => setOpen(false)} partner={() => 'Company manager'} />}
    </>
  )
}

test('closing with Escape returns the focus to the button that has replaced the original one', async () => {
  const { user } = await open({}, <OpenedByButton narrows />)
  await user.click(await screen.findByRole('button', { name: 'Open chat' }))
  await user.click(await field())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Chat' })).toHaveFocus())
})

test('on a phone the chat is a sheet, and only the button sends', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const { user, sent } = await open()
  const sheet = within(await screen.findByRole('dialog', { name: /30518/ }))
  await user.type(await sheet.findByRole('textbox', { name: 'Message' }), 'One{Enter}two')
  expect(sent('POST /bid/save-chat')).toEqual([])
  await user.click(sheet.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent('POST /bid/save-chat')).toMatchObject([{ bidId: 7, comment: 'One\ntwo' }]))
})

test('staff see the history of the bid, with the client’s actions highlighted', async () => {
  const { user } = await open(
    { 'GET /bid/logs': someLogs },
    <StaffChatPanel bidId={7} onClose={closed} partner={partner} />,
  )
  await user.click(await screen.findByRole('tab', { name: 'Bidding history' }))
  const lines = await screen.findAllByRole('listitem')
  expect(lines.map((line) => line.hasAttribute('data-client'))).toEqual([true, false])
  expect(lines[1]).toHaveTextContent('2026.11.23 19:20Saki MoriStatus changed: New → BidBid')
})

test('a bid without history says so', async () => {
  const { user } = await open(
    { 'GET /bid/logs': [] },
    <StaffChatPanel bidId={7} onClose={closed} partner={partner} />,
  )
  await user.click(await screen.findByRole('tab', { name: 'Bidding history' }))
  expect(await screen.findByText('No activity yet.')).toBeVisible()
})

test('the buyer’s comment on the bid appears above the messages', async () => {
  await open({ 'GET /bid/chat': aChat({ comment: 'Stop at S1' }) })
  const chat = within(await screen.findByRole('complementary', { name: 'Chat about the bid' }))
  expect(await chat.findByText('Stop at S1')).toHaveTextContent('Comment on the bid Stop at S1')
})

test('a message that was being sent when the connection came back is retried', async () => {
  let tries = 0
  const { user, sent, store } = await open({
    'GET /user/view-profile': aProfile(),
    'POST /bid/save-chat': () => (++tries < 3 ? Promise.reject(new TypeError('Failed to fetch')) : done),
  })
  await act(() => store.dispatch(viewProfile.initiate()))
  await screen.findByText(/Surface rust/)
  // The message is written and tried immediately; no connection event follows after that.
  await user.type(await field(), 'On a train{Enter}')
  expect(await screen.findByText(/Will be sent when you’re back online/)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/Will be sent/)).not.toBeInTheDocument())
  expect(sent('POST /bid/save-chat')).toHaveLength(3)
})

test('messages written offline wait in order and can be withdrawn', async () => {
  let isAway = true
  const said = ['First', 'Second', 'Third']
  const { user, sent, store } = await open({
    'GET /user/view-profile': aProfile(),
    'POST /bid/save-chat': () => (isAway ? Promise.reject(new TypeError('Failed to fetch')) : done),
  })
  await act(() => store.dispatch(viewProfile.initiate()))
  await screen.findByText(/Surface rust/)
  act(() => void store.dispatch(connectionChanged('lost')))
  for (const text of said) {
    await user.type(await field(), `${text}{Enter}`)
    await waitFor(async () => expect(await field()).toHaveValue(''))
  }
  expect(await screen.findAllByText(/Will be sent when you’re back online/)).toHaveLength(3)
  // Messages waiting behind others are not tried.
  expect(sent('POST /bid/save-chat')).toHaveLength(1)
  await user.click(screen.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement)
  expect(screen.queryByText('Second')).not.toBeInTheDocument()

  isAway = false
  act(() => void store.dispatch(connectionChanged('open')))
  await waitFor(() => expect(screen.queryByText(/Will be sent/)).not.toBeInTheDocument())
  const after = sent('POST /bid/save-chat')
  expect(after.map(({ comment }) => comment)).toEqual(['First', 'First', 'Third'])
  // The same key: if the first attempt did arrive after all, the message is stored only once.
  expect(after[1]?.idempotencyKey).toBe(after[0]?.idempotencyKey)
  expect(localStorage.getItem('unsent-messages')).toBeNull()
})

test('messages another user wrote on this device are neither shown nor sent', async () => {
  const theirs = { key: 'k', userId: 999, bidId: 7, text: 'Not yours', time: '2026-11-24T00:00:00.000Z' }
  localStorage.setItem('unsent-messages', JSON.stringify([theirs]))
  const { sent, store } = await open({ 'GET /user/view-profile': aProfile() })
  await act(() => store.dispatch(viewProfile.initiate()))
  await screen.findByText(/Surface rust/)
  expect(screen.queryByText('Not yours')).not.toBeInTheDocument()
  expect(sent('POST /bid/save-chat')).toEqual([])
  localStorage.clear()
})
