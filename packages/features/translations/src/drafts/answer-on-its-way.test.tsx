import '@testing-library/jest-dom/vitest'
import { api } from '@seriba/api/api'
import { refused } from '@seriba/api/testing'
import type { TranslationTask } from '@seriba/contracts/translations'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { anIndex, aTask } from '../testing/a-task.ts'
import { openRequests } from '../testing/open-requests.tsx'

afterEach(cleanup)

const answerPath = 'POST /car-auction/translations-answer'
const draftPath = 'POST /car-auction/translations-save-draft'
const form = async () => within(await screen.findByRole('form', { name: 'Answer' }))
const english = async () => (await form()).getByRole('textbox', { name: 'Text in English' })
const send = async (user: UserEvent) =>
  user.click((await form()).getByRole('button', { name: /Send, next|Send correction/ }))
async function write(user: UserEvent, text: string) {
  await user.click(await english())
  await user.paste(text)
}

/** An answer that the test holds back until it releases it. */
function held<Answer>() {
  let release: (answer: Answer) => void = () => undefined
  const answer = new Promise<Answer>((resolve) => {
    release = resolve
  })
  return { answer, release: (given: Answer) => act(async () => release(given)) }
}

test('text written while an answer is being sent is kept as the start of a correction', async () => {
  let tasks: TranslationTask[] = [aTask(30518, 0.4), aTask(1042, 3)]
  const { answer, release } = held<object>()
  const { user, sent } = await openRequests(() => anIndex(tasks), { more: { [answerPath]: () => answer } })
  await write(user, 'It works')
  await send(user)
  await waitFor(() => expect(sent(answerPath)).toMatchObject([{ text_en: 'It works', version: 0 }]))
  await write(user, ', and the roof leaks')
  tasks = tasks.slice(1)
  await release({ success: true })
  const link = await screen.findByRole('link', { name: 'See both' })
  expect(link).toHaveAttribute('href', '/translations?status=answered&lot=30518')
  await waitFor(() => expect(sent(draftPath)).toHaveLength(1))
  expect(sent(draftPath)[0]).toMatchObject({
    carId: '30518',
    text_en: 'It works, and the roof leaks',
    version: 1,
  })
})

test('a draft is not saved while the answer made from it is being sent', async () => {
  const { answer, release } = held<object>()
  const { user, sent } = await openRequests([aTask(30518, 0.4)], { more: { [answerPath]: () => answer } })
  await write(user, 'It works')
  await send(user)
  await waitFor(() => expect(sent(answerPath)).toHaveLength(1))
  // Leaving the page saves anything unsaved.
  await act(async () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  Reflect.deleteProperty(document, 'visibilityState')
  expect(sent(draftPath)).toEqual([])
  await release(refused(500, 'internal'))
  await waitFor(() => expect(sent(draftPath)).toMatchObject([{ text_en: 'It works', version: 0 }]))
})

test('a manager who has moved on to another lot stays there once the answer is sent, and is told if it failed', async () => {
  const answers = [held<object>(), held<object>()]
  let count = 0
  const { user, store } = await openRequests(() => anIndex([aTask(1, 1), aTask(2, 2), aTask(3, 3)]), {
    more: { [answerPath]: () => answers[count++]?.answer },
  })
  const queue = within(await screen.findByRole('list', { name: 'Requests' }))
  const row = (at: number) => queue.getAllByRole('link')[at] as HTMLElement
  await write(user, 'Grade 4')
  await send(user)
  await user.click(row(2))
  await answers[0]?.release(refused(500, 'internal'))
  await waitFor(() =>
    expect(store.getState().notifications.toasts).toMatchObject([
      {
        tone: 'error',
        text: 'Couldn’t send the answer. Your text is kept.',
        detail: 'Toyota Land Cruiser Prado, 1',
      },
    ]),
  )
  await user.click(row(0))
  expect(await english()).toHaveValue('Grade 4')
  await send(user)
  await user.click(row(2))
  await answers[1]?.release({ success: true })
  await waitFor(() =>
    expect(store.getState().notifications.toasts).toContainEqual(
      expect.objectContaining({ text: 'Answer sent' }),
    ),
  )
  expect(row(2)).toHaveAttribute('aria-current', 'true')
})

test('a reader’s draft does not replace text written while waiting for it', async () => {
  const { answer, release } = held<object>()
  const { user } = await openRequests(() => ({ ...anIndex([aTask(30518, 0.4)]), byReader: true }), {
    more: { 'POST /car-auction/translations-draft': () => answer },
  })
  await user.click((await form()).getByRole('button', { name: 'Draft from the reader' }))
  await write(user, 'One owner')
  await release({ text_en: 'Read by a machine', text_ru: 'Прочитано машиной', checked: false })
  await user.click(await (await form()).findByRole('tab', { name: /^RU\s*written/ }))
  expect((await form()).getByRole('textbox', { name: 'Text in Russian' })).toHaveValue('Прочитано машиной')
  await user.click((await form()).getByRole('tab', { name: /^EN/ }))
  expect(await english()).toHaveValue('One owner')
})

test('a request that arrives ahead of the open one leaves it open', async () => {
  let tasks = [aTask(30518, 0.4)]
  const { user, store } = await openRequests(() => anIndex(tasks))
  await write(user, 'It works')
  tasks = [aTask(7, 0.1), ...tasks]
  act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Translation', id: 'LIST' }])))
  await waitFor(() => expect(screen.getByRole('list', { name: 'Requests' })).toHaveTextContent('7'))
  expect(await english()).toHaveValue('It works')
})

test('a draft that could not be saved offline is saved once the connection is back, and leaving it asks first', async () => {
  let isOnline = false
  const { user, sent, router } = await openRequests([aTask(30518, 0.4)], {
    draft: () => (isOnline ? { version: 1 } : refused(500, 'internal')),
  })
  await write(user, 'It works')
  expect(await screen.findByText(/^Draft not saved/)).toBeVisible()
  void router.navigate('/elsewhere')
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(await english()).toHaveValue('It works')
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(sent(draftPath)).toHaveLength(2))
  void router.navigate('/elsewhere')
  expect(await screen.findByText('Elsewhere')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
