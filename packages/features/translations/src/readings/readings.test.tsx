import '@testing-library/jest-dom/vitest'
import { api } from '@seriba/api/api'
import { createTestStore, refused } from '@seriba/api/testing'
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

type Given = { readings?: ReadingTask[]; checked?: ReadingTask[]; answers?: Record<string, unknown> }

async function open(at: string, { readings, checked = [], answers = {} }: Given = {}) {
  let left = readings ?? [aReadingTask(30518), aReadingTask(1042)]
  const world = createTestStore({
    'GET /car-auction/translations-index': { ...anIndex([aTask(30518, 0.4)]), byReader: true },
    'GET /car-auction/sheet-readings': (request: Request) => ({
      readings: request.url.includes('status=checked') ? checked : left,
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
    ...answers,
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
  return { ...world, router, user: userEvent.setup(), show: (next: ReadingTask[]) => (left = next) }
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
  await user.click(reading.getByRole('button', { name: /^Confirm, next/ }))
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
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark this sheet as unreadable?' }))
  expect(sent('POST /car-auction/sheet-reading-drop')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Unreadable' }))
  await waitFor(() => expect(sent('POST /car-auction/sheet-reading-drop')).toEqual([{ id: 30518 }]))
})

test('where nothing waits it is said', async () => {
  await open('/translations?view=readings', { readings: [] })
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

const codes = (reading: Awaited<ReturnType<typeof form>>) =>
  reading.getAllByRole('textbox', { name: /^Code, / }).map((field) => (field as HTMLInputElement).value)

test('a code that is missing is drawn by the keys: its box, then its letters, then its size', async () => {
  const { user, sent } = await open('/translations?view=readings')
  const reading = await form()
  await user.keyboard('d')
  const pen = screen.getByRole('application', { name: 'Sheet to draw on' })
  expect(pen).toHaveFocus()
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}{Enter}')
  await waitFor(() => expect(reading.getByRole('textbox', { name: 'Code, Elsewhere' })).toHaveFocus())
  await user.keyboard('U2')
  await user.keyboard('1')
  expect(codes(reading)).toEqual(['W2', 'U1'])
  expect(screen.getByRole('button', { name: 'U1: Elsewhere', pressed: true })).toBeVisible()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent('POST /car-auction/sheet-reading-check')).toHaveLength(1))
  expect(sent('POST /car-auction/sheet-reading-check')[0]).toMatchObject({
    reading: { marks: [{ code: 'W2' }, { code: 'U1', box: { x: 450, y: 470, width: 80, height: 70 } }] },
  })
})

test('a box is drawn with the mouse from corner to corner; Escape and a mere press draw nothing', async () => {
  const { user } = await open('/translations?view=readings')
  const reading = await form()
  const draw = () => screen.getByRole('button', { name: /^Draw a box/ })
  await user.click(draw())
  const pen = screen.getByRole('application')
  vi.spyOn(pen, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    width: 1000,
    height: 500,
  } as DOMRect)
  const at = (x: number, y: number) => ({ target: pen, coords: { clientX: x, clientY: y } })
  await user.pointer([
    { keys: '[MouseLeft>]', ...at(90, 50) },
    { keys: '[/MouseLeft]', ...at(90, 50) },
  ])
  expect(codes(reading)).toEqual(['W2'])
  await user.pointer([
    { keys: '[MouseLeft>]', ...at(90, 50) },
    at(180, 80),
    { keys: '[/MouseLeft]', ...at(180, 80) },
  ])
  // Near a code of the left rear fender it is about that part.
  expect(await reading.findAllByRole('textbox', { name: 'Code, Left rear fender' })).toHaveLength(2)
  await user.click(draw())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('application')).not.toBeInTheDocument()
  expect(codes(reading)).toEqual(['W2', ''])
})

test('steps are taken back and made again, and what differs from the machine stands side by side', async () => {
  const { user } = await open('/translations?view=readings')
  const reading = await form()
  const code = reading.getByRole('textbox', { name: 'Code, Left rear fender' })
  expect(reading.getByText('Nothing differs.')).toBeVisible()
  await user.click(code)
  await user.keyboard('1')
  const compared = within(reading.getByRole('region', { name: 'Compared with the machine' }))
  expect(compared.getByRole('row', { name: 'Left rear fender W2 W1' })).toBeVisible()
  await user.keyboard('{Control>}z{/Control}')
  expect(code).toHaveValue('W2')
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(code).toHaveValue('W1')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(code).toHaveValue('W2')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('sizes of the code that is looked at are told, and pressed', async () => {
  const { user } = await open('/translations?view=readings')
  const reading = await form()
  await user.click(screen.getByRole('button', { name: 'W2: Left rear fender' }))
  const sizes = within(reading.getByRole('group', { name: 'Sizes of this code' }))
  await user.click(sizes.getByRole('button', { name: /^W3 repaired badly/ }))
  expect(codes(reading)).toEqual(['W3'])
})

test('who waits and what clients report stands in the queue and beside the sheet', async () => {
  const at = new Date(Date.now() + 1_800_000).toISOString()
  const task = aReadingTask(30518, {
    asked: [{ client: 'Peter Mwangi', at, promisedAt: at }],
    mistakes: [
      {
        id: 1,
        client: 'Oleg Sidorenko',
        kind: 'mark',
        says: 'W2',
        places: ['leftRearFender'],
        note: 'It is W3',
        at,
      },
    ],
  })
  await open('/translations?view=readings', { readings: [task] })
  const reading = await form()
  expect(reading.getByText(/Waiting for a check: Peter Mwangi/)).toBeVisible()
  expect(reading.getByText('Oleg Sidorenko').closest('li')).toHaveTextContent(
    'W2 (Left rear fender): It is W3',
  )
  const row = within(screen.getByRole('list', { name: 'Readings to check' })).getByRole('link')
  expect(row).toHaveTextContent(/1 client asks for a check.*1 mistake reported/)
})

test('what a colleague has saved meanwhile is shown beside one’s own, and nothing typed is lost', async () => {
  const theirs: SheetReading = { ...reading, marks: [] }
  const read = {
    ...aReadingTask(30518).read,
    reading: theirs,
    checked: { by: 'A. Sato', at: '2026-11-24T00:40:00Z', changes: [] },
  }
  let refuses = true
  const { user, sent, show } = await open('/translations?view=readings', {
    checked: [aReadingTask(30518, { version: 1, read })],
    answers: {
      'POST /car-auction/sheet-reading-check': () => {
        if (!refuses) return { success: true }
        refuses = false
        // It has left the list of those to check.
        show([aReadingTask(1042)])
        return refused(409, 'stale')
      },
    },
  })
  const mileage = (await form()).getByRole('textbox', { name: 'Mileage' })
  await user.clear(mileage)
  await user.type(mileage, '68214')
  await user.click((await form()).getByRole('button', { name: /^Confirm, next/ }))
  expect(
    await screen.findByText(/A\. Sato has checked this sheet while you were working on it/),
  ).toBeVisible()
  const mine = await form()
  expect(mine.getByRole('textbox', { name: 'Mileage' })).toHaveValue('68214')
  const compared = within(mine.getByRole('region', { name: 'Theirs and yours' }))
  expect(compared.getByRole('row', { name: 'Left rear fender nothing W2' })).toBeVisible()
  await user.click(mine.getByRole('button', { name: 'Keep mine' }))
  await user.click(mine.getByRole('button', { name: /^Confirm, next/ }))
  await waitFor(() => expect(sent('POST /car-auction/sheet-reading-check')).toHaveLength(2))
  expect(sent('POST /car-auction/sheet-reading-check')[1]).toMatchObject({
    version: 1,
    reading: { fields: [{ value: '68214' }], marks: [{ code: 'W2' }] },
  })
})

test('theirs may be taken instead', async () => {
  const begun = aReadingTask(30518)
  const theirs: SheetReading = { ...reading, fields: [{ name: 'mileage', value: '1', sure: 41, box: null }] }
  const { user, show, store } = await open('/translations?view=readings', { readings: [begun] })
  const mileage = () => screen.getByRole('textbox', { name: 'Mileage' })
  await form()
  await user.type(mileage(), '9')
  show([{ ...begun, version: 3, read: { ...begun.read, reading: theirs } }])
  store.dispatch(api.util.invalidateTags([{ type: 'SheetReading', id: 'LIST' }]))
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(mileage()).toHaveValue('1')
  expect(screen.queryByRole('button', { name: 'Take theirs' })).not.toBeInTheDocument()
})

test('what is begun stays while another is looked at', async () => {
  const { user } = await open('/translations?view=readings')
  const mileage = () => screen.getByRole('textbox', { name: 'Mileage' })
  await form()
  await user.type(mileage(), '9')
  await user.click((await form()).getByRole('button', { name: 'Later' }))
  expect(await screen.findByRole('heading', { name: /1042 Toyota Prado/ })).toBeVisible()
  expect(mileage()).toHaveValue('63214')
  await user.click(screen.getByRole('link', { name: /30518/ }))
  expect(mileage()).toHaveValue('632149')
})

test('readings that are checked have a list of their own, with who has checked them', async () => {
  const checked = { by: 'A. Sato', at: '2026-11-24T00:40:00Z', changes: [] }
  const { user, router } = await open('/translations?view=readings', {
    checked: [aReadingTask(555, { read: { ...aReadingTask(555).read, checked } })],
  })
  await user.click(await screen.findByRole('tab', { name: /^Checked/ }))
  expect(router.state.location.search).toBe('?view=readings&status=answered')
  expect(await screen.findByRole('link', { name: /555.*by A\. Sato/ })).toBeVisible()
})
