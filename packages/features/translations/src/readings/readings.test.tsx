import '@testing-library/jest-dom/vitest'
import { createTestStore } from '@seriba/api/testing'
import type { ReadingTask } from '@seriba/contracts/sheets'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { TranslationsPage } from '../page/TranslationsPage.tsx'
import { anIndex, aTask } from '../testing/a-task.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const reading: SheetReading = {
  turned: 0,
  fields: [{ name: 'mileage', value: '63214', sure: 41, box: null }],
  marks: [{ code: 'W2', part: 'leftRearFender', sure: 90, box: { x: 100, y: 100, width: 90, height: 90 } }],
  remarks: [{ written: '下回り小サビ', en: 'rust', ru: '', sure: 90, box: null }],
}

const aReadingTask = (lotNo: number, more: Partial<ReadingTask> = {}): ReadingTask => ({
  carId: String(lotNo),
  type: 'auction',
  lotNo,
  auctionName: 'USS Yokohama',
  auctionDate: new Date(Date.now() + 3_600_000).toISOString(),
  maker: 'Toyota',
  model: 'Prado',
  auctionSheet: '/sheet.png',
  doubtful: 1,
  read: {
    id: lotNo,
    reading,
    counts: { red: 0, amber: 1, green: 1, info: 0 },
    readAt: '2026-11-24T00:12:00Z',
    reader: 'machine',
    checked: null,
  },
  machine: reading,
  version: 0,
  asked: [],
  mistakes: [],
  ...more,
})

async function open(at: string, readings = [aReadingTask(30518), aReadingTask(1042)]) {
  let left = readings
  const world = createTestStore({
    'GET /car-auction/translations-index': { ...anIndex([aTask(30518, 0.4)]), byReader: true },
    'GET /car-auction/sheet-readings': () => ({
      readings: left,
      counts: { unchecked: left.length, checked: 0, asked: 0 },
      month: { calls: 214, inputTokens: 1, outputTokens: 1, cost: 312 },
    }),
    'POST /car-auction/sheet-reading-check': () => {
      left = left.slice(1)
      return { success: true }
    },
    'POST /car-auction/sheet-reading-drop': () => {
      left = left.slice(1)
      return { success: true }
    },
    'POST /car-auction/translations-draft': { text_en: 'Grade 4.5', text_ru: 'Оценка 4.5', checked: false },
  })
  const router = createMemoryRouter([{ path: '/translations', element: <TranslationsPage /> }], {
    initialEntries: [at],
  })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return { ...world, router, user: userEvent.setup() }
}

const form = async () => within(await screen.findByRole('form', { name: 'Reading' }))

test('readings have a place of their own at the desk, with what the month has cost', async () => {
  const { user, router } = await open('/translations')
  await user.click(await screen.findByRole('radio', { name: 'Readings' }))
  expect(router.state.location.search).toBe('?view=readings')
  const rows = within(await screen.findByRole('list', { name: 'Readings to check' })).getAllByRole('link')
  expect(rows[0]).toHaveTextContent(/30518.*Toyota Prado.*1 doubtful/)
  expect(screen.getByText('214 requests to the reader this month. USD 3.12 so far.')).toBeVisible()
})

test('what is doubtful says how sure the machine is; what a person corrects is sent, and the next one comes', async () => {
  const { user, sent } = await open('/translations?view=readings')
  const reading = await form()
  expect(reading.getByText('41% sure')).toBeVisible()
  const mileage = reading.getByRole('textbox', { name: 'Mileage' })
  await user.clear(mileage)
  await user.type(mileage, '68214')
  const code = reading.getByRole('textbox', { name: 'Code, Left rear fender' })
  await user.clear(code)
  await user.type(code, 'W1')
  await user.click(reading.getByRole('button', { name: 'Add a code' }))
  await user.click(reading.getByRole('button', { name: /^Remove the remark/ }))
  await user.click(reading.getByRole('button', { name: 'Confirm, next' }))
  await waitFor(() => expect(sent('POST /car-auction/sheet-reading-check')).toHaveLength(1))
  expect(sent('POST /car-auction/sheet-reading-check')[0]).toMatchObject({
    id: 30518,
    version: 0,
    reading: {
      fields: [{ name: 'mileage', value: '68214' }],
      // The code that was added and left empty is none.
      marks: [{ code: 'W1', part: 'leftRearFender' }],
      remarks: [],
    },
  })
  expect(await screen.findByRole('heading', { name: /1042 Toyota Prado/ })).toBeVisible()
})

test('a sheet that cannot be read is told so', async () => {
  const { user, sent } = await open('/translations?view=readings')
  await user.click((await form()).getByRole('button', { name: 'Unreadable' }))
  await waitFor(() => expect(sent('POST /car-auction/sheet-reading-drop')).toEqual([{ id: 30518 }]))
})

test('where nothing waits it is said', async () => {
  await open('/translations?view=readings', [])
  expect(await screen.findByText('No readings to check')).toBeVisible()
})

test('the reader drafts what is empty, and says that nobody has checked it', async () => {
  const { user } = await open('/translations')
  const answer = within(await screen.findByRole('form', { name: 'Answer' }))
  await user.type(answer.getByRole('textbox', { name: 'Text in English' }), 'Mine')
  await user.click(answer.getByRole('button', { name: 'Draft by the reader' }))
  expect(await answer.findByText(/nobody has checked it/)).toBeVisible()
  expect(answer.getByRole('textbox', { name: 'Text in English' })).toHaveValue('Mine')
  await user.click(answer.getByRole('tab', { name: /RU/ }))
  expect(answer.getByRole('textbox', { name: 'Text in Russian' })).toHaveValue('Оценка 4.5')
})

test('templates are found by code, Japanese or meaning, and go into the text by a press', async () => {
  const { user, sent } = await open('/translations')
  const answer = within(await screen.findByRole('form', { name: 'Answer' }))
  await user.keyboard('{Control>}j{/Control}')
  const search = await answer.findByRole('searchbox', { name: 'Code, Japanese or meaning' })
  await user.click(answer.getByRole('button', { name: /A1.*small scratch/ }))
  await user.type(search, '修復歴なし{Enter}')
  await user.click(answer.getByRole('button', { name: /no repair history/ }))
  expect(answer.getByRole('textbox', { name: 'Text in English' })).toHaveValue(
    '- **A1** small scratch\n- **修復歴なし** no repair history (bolt-on panels may still have been changed or painted)',
  )
  expect(sent('POST /car-auction/translations-answer')).toEqual([])
})
