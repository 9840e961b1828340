import '@testing-library/jest-dom/vitest'
import { refused } from '@seriba/api/testing'
import { formatRecent } from '@seriba/domain/format/date'
import { translationLimits } from '@seriba/domain/translations/translation'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { anIndex, aTask } from '../testing/a-task.ts'
import { openRequests } from '../testing/open-requests.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const queue = async () => within(await screen.findByRole('list', { name: 'Requests' }))
const form = async () => within(await screen.findByRole('form', { name: 'Answer' }))

test('the first request is open and shows who asked what, how much time is left, and the day so far', async () => {
  await openRequests([aTask(30518, 0.4), aTask(1042, 3)])
  const rows = (await queue()).getAllByRole('link')
  expect(rows[0]).toHaveTextContent(/30518\s*2[34] minToyota Land Cruiser Prado/)
  expect(rows[0]).toHaveAttribute('aria-current', 'true')
  expect(rows[1]).toHaveTextContent(/[23] h \d+ min/)
  const answer = await form()
  expect(answer.getByText('for Oleg Sidorenko')).toBeVisible()
  expect(answer.getByText('Does the sunroof work?')).toBeVisible()
  expect(answer.getByText(/^promised by \d/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the lot' })).toHaveAttribute('href', '/car-auctions/30518')
  expect(screen.getByText(/median 12 min\. 3 late or unanswered/)).toBeVisible()
})

test('a full list says that it shows only the first', async () => {
  const { listed } = translationLimits
  await openRequests(Array.from({ length: listed - 1 }, (_, at) => aTask(at + 1, 3)))
  expect((await queue()).getAllByRole('link')).toHaveLength(listed - 1)
  expect(screen.queryByText(/The list shows the first/)).toBeNull()
  cleanup()
  await openRequests(Array.from({ length: listed }, (_, at) => aTask(at + 1, 3)))
  expect(await screen.findByText('The list shows the first 200.')).toBeVisible()
})

test('a promise on another day shows the date, in the queue and beside the answer', async () => {
  const promisedAt = new Date(Date.now() - 25 * 3_600_000).toISOString()
  const task = aTask(30518, 3)
  await openRequests([{ ...task, requests: task.requests.map((request) => ({ ...request, promisedAt })) }])
  const day = formatRecent(promisedAt, new Date())
  expect((await queue()).getByText(`late since ${day}`)).toBeVisible()
  expect((await form()).getByText(`promised by ${day}`)).toBeVisible()
})

test('an upside-down scan can be turned, and one that failed to load can be retried', async () => {
  const { user } = await openRequests([aTask(30518, 0.4, { auctionSheet: '/sheet.png' })])
  const name = /^Auction sheet of lot 30518/
  fireEvent.error(await screen.findByRole('img', { name }))
  expect(screen.getByRole('heading', { name: 'Couldn’t load the sheet' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const sheet = screen.getByRole('img', { name })
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible()
  fireEvent.load(sheet)
  expect(screen.queryByRole('status', { name: 'Loading…' })).toBeNull()
  screen.getByRole('region', { name }).focus()
  await user.keyboard('rr')
  expect(sheet.parentElement).toHaveStyle({ rotate: '180deg' })
})

test('a box marks the line being read; keys draw it, D moves it, and Escape or turning the sheet removes it', async () => {
  const { user } = await openRequests([aTask(30518, 0.4, { auctionSheet: '/sheet.png' })])
  const sheet = await screen.findByRole('region', { name: /^Auction sheet of lot 30518/ })
  fireEvent.load(screen.getByRole('img', { name: /^Auction sheet of lot 30518/ }))
  const pen = () => screen.queryByRole('application', { name: 'Sheet to draw on' })
  const box = () => sheet.querySelector<HTMLElement>('span[style]')
  await user.keyboard('d')
  expect(pen()).toHaveFocus()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(pen()).toBeNull()
  expect(box()).toHaveStyle({ left: '46%', top: '48%' })
  await user.keyboard('d{ArrowUp}{ArrowUp}{Enter}')
  expect(box()).toHaveStyle({ top: '46%' })
  await user.click(screen.getByRole('button', { name: 'Rotate the sheet, R' }))
  expect(box()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(box()).toHaveStyle({ top: '46%' })
  await user.click(screen.getByRole('button', { name: 'Mark a line' }))
  await user.keyboard('{Escape}')
  expect(box()).toBeNull()
})

test('an answer in both languages is sent with keys, and the next request opens', async () => {
  const { user, sent, store } = await openRequests([aTask(30518, 0.4), aTask(1042, 3)])
  const answer = await form()
  expect(answer.getByRole('button', { name: /Send, next/ })).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('a')
  await user.type(answer.getByRole('textbox', { name: 'Text in English' }), 'It works')
  await user.click(answer.getByRole('tab', { name: /RU/ }))
  await user.type(
    answer.getByRole('textbox', { name: 'Text in Russian' }),
    'Работает{Control>}{Enter}{/Control}',
  )
  await waitFor(() =>
    expect(sent('POST /car-auction/translations-answer')).toEqual([
      { carId: '30518', type: 'auction', text_en: 'It works', text_ru: 'Работает', files: [], version: 0 },
    ]),
  )
  expect(await screen.findByRole('link', { name: 'Open the lot' })).toHaveAttribute(
    'href',
    '/car-auctions/1042',
  )
  expect((await queue()).getAllByRole('link')).toHaveLength(1)
  expect(store.getState().notifications.toasts).toMatchObject([
    { tone: 'success', text: 'Answer sent', detail: 'Oleg Sidorenko' },
  ])
})

test('J and K move through the queue, and unfinished text is kept for each lot', async () => {
  const { user, router } = await openRequests([aTask(30518, 0.4), aTask(1042, 3)])
  await user.type((await form()).getByRole('textbox', { name: 'Text in English' }), 'Half')
  await user.click(document.body)
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('j')
  expect(router.state.location.search).toBe('?lot=1042')
  expect((await form()).getByRole('textbox', { name: 'Text in English' })).toHaveValue('')
  await user.keyboard('k')
  expect((await form()).getByRole('textbox', { name: 'Text in English' })).toHaveValue('Half')
})

test('“No result” is sent after confirmation, without any of the text', async () => {
  const { user, sent } = await openRequests([aTask(30518, 0.4)])
  await form()
  await user.keyboard('n')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/Oleg Sidorenko will be told/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'No result' }))
  await waitFor(() =>
    expect(sent('POST /car-auction/translations-answer')).toEqual([
      { carId: '30518', type: 'auction', text_en: '', text_ru: '', files: [], version: 0 },
    ]),
  )
  expect(await screen.findByText('No requests waiting')).toBeVisible()
})

test('an error is shown, and the input is kept', async () => {
  const { user } = await openRequests([aTask(30518, 0.4)], { answer: refused(500, 'internal') })
  const answer = await form()
  const text = answer.getByRole('textbox', { name: 'Text in English' })
  await user.type(text, 'It works')
  await user.click(answer.getByRole('button', { name: /Send, next/ }))
  expect(await answer.findByRole('alert')).toHaveTextContent('Your text is kept')
  expect(text).toHaveValue('It works')
})

test('files are sent with an answer, and an invalid one is rejected before it is sent', async () => {
  const kept = { id: 7, name: 'underbody.jpg', extension: 'jpg', size: 840_000, url: '/f/underbody.jpg' }
  const { user, sent } = await openRequests([aTask(30518, 0.4)], { file: { file: kept } })
  const answer = await form()
  const input = answer.getByLabelText('Choose files', { selector: 'input' })
  const files = [new File(['bytes'], 'underbody.jpg'), new File(['MZ'], 'virus.exe')]
  await userEvent.setup({ applyAccept: false }).upload(input, files)
  expect(await answer.findByText('840 KB')).toBeVisible()
  expect(answer.getByRole('alert')).toHaveTextContent(
    'virus.exe: Documents and receipts can be PDF, JPG, or PNG; answers to translation requests can also be MP3 or XLSX.',
  )
  expect(sent('POST /car-auction/translations-file')).toEqual([
    { carId: '30518', type: 'auction', name: 'underbody.jpg', data: btoa('bytes') },
  ])
  await user.click(answer.getByRole('button', { name: /Send, next/ }))
  await waitFor(() =>
    expect(sent('POST /car-auction/translations-answer')).toMatchObject([{ text_en: '', files: [7] }]),
  )
})

test('an earlier answer about the lot can be reused with a click', async () => {
  const before = { text_en: 'Clean', text_ru: '', files: [], at: '2026-11-20T01:00:00Z', by: 'K. Endo' }
  const { user } = await openRequests([aTask(30518, 0.4, { answer: before })])
  await user.click(await screen.findByRole('button', { name: 'Use that answer' }))
  expect((await form()).getByRole('textbox', { name: 'Text in English' })).toHaveValue('Clean')
})

test('the address holds what is shown, and a language without requests says so', async () => {
  const { user, router } = await openRequests([])
  expect(await screen.findByText('No requests waiting')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'RU' }))
  expect(router.state.location.search).toBe('?language=RU')
  expect(await screen.findByText('No request in this language.')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /Answered/ }))
  expect(router.state.location.search).toBe('?status=answered&language=RU')
})

test('a failed load can be retried', async () => {
  let tries = 0
  const { user } = await openRequests(() => (++tries === 1 ? refused(500, 'internal') : anIndex([])))
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the requests')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No requests waiting')).toBeVisible()
})
