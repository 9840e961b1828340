import '@testing-library/jest-dom/vitest'
import { api } from '@seriba/api/api'
import { refused } from '@seriba/api/testing'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aReadingTask, reading } from '../testing/a-reading-task.ts'
import { openDesk, readingForm } from '../testing/open-readings.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('readings have a place of their own at the desk, with what the month has cost', async () => {
  const { user, router } = await openDesk('/translations')
  await user.click(await screen.findByRole('radio', { name: 'Readings' }))
  expect(router.state.location.search).toBe('?view=readings')
  const rows = within(await screen.findByRole('list', { name: 'Readings to check' })).getAllByRole('link')
  expect(rows[0]).toHaveTextContent(/30518.*Toyota Prado.*1 doubtful/)
  expect(screen.getByText('214 requests to the reader this month. USD 3.12 so far.')).toBeVisible()
})

test('what is doubtful says how sure the machine is; what a person corrects is sent, and the next one comes', async () => {
  const { user, sent } = await openDesk('/translations?view=readings')
  const reading = await readingForm()
  expect(reading.getByText('1 doubtful')).toBeVisible()
  expect(reading.getByText(/^Read by machine \d/)).toBeVisible()
  expect(reading.getByText('41% sure')).toBeVisible()
  expect(reading.getByText('41%')).toBeVisible()
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

test('a first registration that names no month is said to count for nothing', async () => {
  const fields: SheetReading['fields'] = [
    { name: 'firstRegistration', value: '2019-08', sure: null, box: null },
  ]
  const { read, ...task } = aReadingTask(30518)
  const readings = [{ ...task, read: { ...read, reading: { ...reading, fields } } }]
  const { user } = await openDesk('/translations?view=readings', { readings })
  const month = (await readingForm()).getByRole('textbox', { name: 'First registration' })
  expect(month).not.toHaveAccessibleDescription(/Not a month/)
  await user.clear(month)
  await user.type(month, 'H29')
  expect(month).toHaveAccessibleDescription(/Not a month such as 2019-08/)
  await user.type(month, '.8')
  expect(month).not.toHaveAccessibleDescription(/Not a month/)
})

test('a sheet that cannot be read is told so', async () => {
  const { user, sent } = await openDesk('/translations?view=readings')
  await user.click((await readingForm()).getByRole('button', { name: 'Unreadable' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark this sheet as unreadable?' }))
  expect(sent('POST /car-auction/sheet-reading-drop')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Unreadable' }))
  await waitFor(() => expect(sent('POST /car-auction/sheet-reading-drop')).toEqual([{ id: 30518 }]))
})

test('where nothing waits it is said', async () => {
  await openDesk('/translations?view=readings', { readings: [] })
  expect(await screen.findByText('No readings to check')).toBeVisible()
})

test('the reader drafts what is empty, and says that nobody has checked it', async () => {
  const { user } = await openDesk('/translations')
  const answer = within(await screen.findByRole('form', { name: 'Answer' }))
  await user.type(answer.getByRole('textbox', { name: 'Text in English' }), 'Mine')
  await user.click(answer.getByRole('button', { name: 'Draft from the reader' }))
  expect(await answer.findByText(/nobody has checked it/)).toBeVisible()
  expect(answer.getByRole('textbox', { name: 'Text in English' })).toHaveValue('Mine')
  await user.click(answer.getByRole('tab', { name: /RU/ }))
  expect(answer.getByRole('textbox', { name: 'Text in Russian' })).toHaveValue('Оценка 4.5')
})

test('the usual codes stand below the text and go into it by a press, in its language', async () => {
  const { user } = await openDesk('/translations')
  const answer = within(await screen.findByRole('form', { name: 'Answer' }))
  expect(answer.queryByRole('searchbox')).toBeNull()
  await user.click(await answer.findByRole('button', { name: /U1.*small dent/ }))
  await user.click(answer.getByRole('tab', { name: /RU/ }))
  await user.click(await answer.findByRole('button', { name: /U1.*вмятина/ }))
  expect(answer.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text in Russian' }).value).toMatch(
    /^- U1 .*вмятина/,
  )
  await user.click(answer.getByRole('tab', { name: /EN/ }))
  expect(answer.getByRole('textbox', { name: 'Text in English' })).toHaveValue('- U1 small dent')
})

test('templates are found by code, Japanese or meaning, and go into the text by a press', async () => {
  const { user, sent } = await openDesk('/translations')
  const answer = within(await screen.findByRole('form', { name: 'Answer' }))
  await user.keyboard('{Control>}j{/Control}')
  const search = await answer.findByRole('searchbox', { name: 'Code, Japanese or meaning' })
  await user.click(answer.getByRole('button', { name: /A1.*small scratch/ }))
  await user.type(search, '修復歴なし{Enter}')
  await user.click(answer.getByRole('button', { name: /no repair history/ }))
  expect(answer.getByRole('textbox', { name: 'Text in English' })).toHaveValue(
    '- A1 small scratch\n- 修復歴なし no repair history (bolt-on panels may still have been changed or painted)',
  )
  expect(sent('POST /car-auction/translations-answer')).toEqual([])
})

test('the queue and the sheet show who waits and what clients report', async () => {
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
  await openDesk('/translations?view=readings', { readings: [task] })
  const reading = await readingForm()
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
  const { user, sent, show } = await openDesk('/translations?view=readings', {
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
  const mileage = (await readingForm()).getByRole('textbox', { name: 'Mileage' })
  await user.clear(mileage)
  await user.type(mileage, '68214')
  await user.click((await readingForm()).getByRole('button', { name: /^Confirm, next/ }))
  expect(
    await screen.findByText(/A\. Sato has checked this sheet while you were working on it/),
  ).toBeVisible()
  const mine = await readingForm()
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
  const { user, show, store } = await openDesk('/translations?view=readings', { readings: [begun] })
  const mileage = () => screen.getByRole('textbox', { name: 'Mileage' })
  await readingForm()
  await user.type(mileage(), '9')
  show([{ ...begun, version: 3, read: { ...begun.read, reading: theirs } }])
  store.dispatch(api.util.invalidateTags([{ type: 'SheetReading', id: 'LIST' }]))
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(mileage()).toHaveValue('1')
  expect(screen.queryByRole('button', { name: 'Take theirs' })).not.toBeInTheDocument()
})

test('what is begun stays while another is looked at', async () => {
  const { user } = await openDesk('/translations?view=readings')
  const mileage = () => screen.getByRole('textbox', { name: 'Mileage' })
  await readingForm()
  await user.type(mileage(), '9')
  await user.click((await readingForm()).getByRole('button', { name: 'Later' }))
  expect(await screen.findByRole('heading', { name: /1042 Toyota Prado/ })).toBeVisible()
  expect(mileage()).toHaveValue('63214')
  await user.click(screen.getByRole('link', { name: /30518/ }))
  expect(mileage()).toHaveValue('632149')
})

test('readings that are checked have a list of their own, with the names of those who checked them', async () => {
  const checked = { by: 'A. Sato', at: '2026-11-24T00:40:00Z', changes: [] }
  const { user, router } = await openDesk('/translations?view=readings', {
    checked: [aReadingTask(555, { read: { ...aReadingTask(555).read, checked } })],
  })
  await user.click(await screen.findByRole('tab', { name: /^Checked/ }))
  expect(router.state.location.search).toBe('?view=readings&status=answered')
  expect(await screen.findByRole('link', { name: /555.*by A\. Sato/ })).toBeVisible()
})
