import '@testing-library/jest-dom/vitest'
import { refused } from '@seriba/api/testing'
import type { TranslationTask } from '@seriba/contracts/translations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { anIndex, aTask } from '../testing/a-task.ts'
import { openRequests } from '../testing/open-requests.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = 'POST /car-auction/translations-save-draft'
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const annas = (version: number, more: Partial<NonNullable<TranslationTask['draft']>> = {}) => ({
  text_en: 'Hers',
  text_ru: '',
  files: [],
  version,
  by: { id: 7, name: 'Anna Sato' },
  at: minutesAgo(1),
  ...more,
})
const form = async () => within(await screen.findByRole('form', { name: 'Answer' }))
const english = async () => (await form()).getByRole('textbox', { name: 'Text in English' })
/** In one go, so that nothing is saved in between. */
async function write(user: UserEvent, text: string) {
  await user.click(await english())
  await user.paste(text)
}

test('input is saved after a pause, and once more on leaving', async () => {
  const { user, sent, page } = await openRequests([aTask(30518, 0.4)], { draft: { version: 4 } })
  await write(user, 'It works')
  await waitFor(() => expect(sent(path)).toHaveLength(1))
  expect(sent(path)[0]).toEqual({
    carId: '30518',
    type: 'auction',
    text_en: 'It works',
    text_ru: '',
    files: [],
    version: 0,
  })
  await write(user, '!')
  page.unmount()
  await waitFor(() => expect(sent(path)).toHaveLength(2))
  expect(sent(path)[1]).toMatchObject({ text_en: 'It works!', version: 4 })
})

test('a colleague’s draft is continued and shows who is working on it', async () => {
  const begun = [
    aTask(30518, 0.4, { draft: annas(3) }),
    aTask(1042, 3, { draft: annas(1, { at: minutesAgo(90) }) }),
  ]
  const { user, sent } = await openRequests(begun)
  expect(await english()).toHaveValue('Hers')
  expect((await form()).getByText('Anna Sato is translating this')).toBeVisible()
  const rows = within(screen.getByRole('list', { name: 'Requests' })).getAllByRole('link')
  expect(rows[0]).toHaveTextContent('Anna Sato is translating this')
  expect(rows[1]).toHaveTextContent('Draft by Anna Sato')
  await write(user, ' and mine')
  await waitFor(() => expect(sent(path)).toMatchObject([{ text_en: 'Hers and mine', version: 3 }]))
})

test('two simultaneous drafts are both kept, and nothing is sent until one is chosen', async () => {
  let task = aTask(30518, 0.4)
  const { user, sent } = await openRequests(() => anIndex([task]), {
    draft: (_request: Request) => {
      const isFirst = task.draft === null
      task = { ...task, draft: annas(5) }
      return isFirst ? refused(409, 'stale') : { version: 6 }
    },
  })
  await write(user, 'Mine')
  const alert = within(await (await form()).findByRole('alert'))
  expect(alert.getByText(/^Anna Sato edited this answer at/)).toBeVisible()
  expect(alert.getByRole('list', { name: 'Written by Anna Sato' })).toHaveTextContent('Hers')
  expect(await english()).toHaveValue('Mine')
  expect((await form()).getByRole('button', { name: /Send, next/ })).toHaveAttribute('aria-disabled', 'true')
  await user.click(alert.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(sent(path)).toHaveLength(2))
  expect(sent(path)[1]).toMatchObject({ text_en: 'Mine', version: 5 })
})

test('taking a colleague’s text puts it in the form', async () => {
  let task = aTask(30518, 0.4)
  const { user } = await openRequests(() => anIndex([task]), {
    draft: () => {
      task = { ...task, draft: annas(5) }
      return refused(409, 'stale')
    },
  })
  await write(user, 'Mine')
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(await english()).toHaveValue('Hers')
})

test('if a colleague has answered in the meantime, the desk links back to one’s own text', async () => {
  let tasks = [aTask(30518, 0.4), aTask(1042, 3)]
  const { user } = await openRequests(() => anIndex(tasks), {
    draft: () => {
      tasks = tasks.slice(1)
      return refused(409, 'stale')
    },
  })
  await write(user, 'Mine')
  const link = await screen.findByRole('link', { name: 'See both' })
  expect(link).toHaveAttribute('href', '/translations?status=answered&lot=30518')
})

test('the machine’s draft replaces the sheet on request, in the requested language', async () => {
  const task = aTask(30518, 0.4, { auctionSheet: '/sheet.png' })
  const said = { text_en: 'Grade 4.5, one owner', text_ru: 'Оценка 4.5', checked: false }
  const { user, sent } = await openRequests(() => ({ ...anIndex([task]), byReader: true }), {
    more: { 'POST /car-auction/translations-draft': said },
  })
  const shown = within(await screen.findByRole('radiogroup', { name: 'What is shown of the sheet' }))
  expect(sent('POST /car-auction/translations-draft')).toEqual([])
  await user.click(shown.getByRole('radio', { name: 'Machine draft' }))
  expect(await screen.findByText('Grade 4.5, one owner')).toBeVisible()
  expect(screen.queryByText('Оценка 4.5')).toBeNull()
  expect(screen.getByText(/nobody has checked it/)).toBeVisible()
  await user.click(shown.getByRole('radio', { name: 'Original' }))
  expect(screen.getByRole('img', { name: /^Auction sheet of lot 30518/ })).toBeInTheDocument()
})
