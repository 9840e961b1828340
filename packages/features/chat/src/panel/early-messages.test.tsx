import '@seriba/testing/setup'
import { refused } from '@seriba/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aChat } from '../testing/chats.ts'
import { show } from '../testing/render.tsx'
import { ChatPanel } from './ChatPanel.tsx'

const done = { success: true }

const open = (answers: Record<string, unknown>) =>
  show(<ChatPanel bidId={7} onClose={() => {}} partner={() => 'Company manager'} />, {
    'GET /bid/chat': aChat(),
    'POST /bid/save-chat': done,
    'PUT /bid/update-chat-status': done,
    ...answers,
  })

const field = () => screen.findByRole('textbox', { name: 'Message' })

test('messages entered before the chat has loaded are shown immediately and sent in order once it has', async () => {
  const { promise, resolve: load } = Promise.withResolvers<unknown>()
  let loads = 0
  const { user, sent } = await open({ 'GET /bid/chat': () => (loads++ === 0 ? promise : aChat()) })
  await user.type(await field(), 'One{Enter}')
  await waitFor(async () => expect(await field()).toHaveValue(''))
  await user.type(await field(), 'Two{Enter}')
  expect(screen.getAllByText(/^(One|Two)$/, { selector: 'p' }).map((message) => message.textContent)).toEqual(
    [expect.stringContaining('One'), expect.stringContaining('Two')],
  )
  expect(sent('POST /bid/save-chat')).toEqual([])
  load(aChat())
  await waitFor(() =>
    expect(sent('POST /bid/save-chat').map(({ comment }) => comment)).toEqual(['One', 'Two']),
  )
})

test('a message entered while another is being sent is sent after it', async () => {
  const { promise, resolve: reply } = Promise.withResolvers<unknown>()
  let tries = 0
  const { user, sent } = await open({ 'POST /bid/save-chat': () => (++tries === 1 ? promise : done) })
  await screen.findByText(/Surface rust/)
  await user.type(await field(), 'One{Enter}')
  await waitFor(async () => expect(await field()).toHaveValue(''))
  await user.type(await field(), 'Two{Enter}')
  expect(await screen.findByText('Two', { selector: 'p' })).toBeVisible()
  expect(sent('POST /bid/save-chat')).toHaveLength(1)
  reply(done)
  await waitFor(() => expect(sent('POST /bid/save-chat')).toHaveLength(2))
})

test('text typed or sent in a chat that failed to load is kept', async () => {
  const { promise, resolve: load } = Promise.withResolvers<unknown>()
  let loads = 0
  const { user } = await open({
    'GET /bid/chat': () => (loads++ === 0 ? promise : aChat()),
    'POST /bid/save-chat': () => refused(500, 'internal'),
  })
  await user.type(await field(), 'One{Enter}')
  await waitFor(async () => expect(await field()).toHaveValue(''))
  await user.type(await field(), 'Half a sent')
  load(refused(500, 'internal'))
  expect(await screen.findByText('Not sent.')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(0) as HTMLElement)
  expect(await field()).toHaveValue('Half a sent')
})
