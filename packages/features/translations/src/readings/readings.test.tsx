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

test('readings have their own place at the desk, with the month’s cost', async () => {
  const { user, router } = await openDesk('/translations')
  await user.click(await screen.findByRole('radio', { name: 'Readings' }))
  expect(router.state.location.search).toBe('?view=readings')
  const rows = within(await screen.findByRole('list', { name: 'Readings to check' })).getAllByRole('link')
  expect(rows[0]).toHaveTextContent(/30518.*Toyota Prado.*1 doubtful/)
  expect(screen.getByText('214 requests to the reader this month. USD 3.12 so far.')).toBeVisible()
})

test('doubtful values show the machine’s confidence, corrections are sent, and the next reading opens', async () => {
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
      // A code that was added and left empty does not count.
      marks: [{ code: 'W1', part: 'leftRearFender' }],
      remarks: [],
    },
  })
  expect(await screen.findByRole('heading', { name: /1042 Toyota Prado/ })).toBeVisible()
})

test('a first registration without a month is marked as having no effect', async () => {
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

test('a sheet can be marked as unreadable', async () => {
  const { user, sent } = await openDesk('/translations?view=readings')
  await user.click((await readingForm()).getByRole('button', { name: 'Unreadable' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark this sheet as unreadable?' }))
  expect(sent('POST /car-auction/sheet-reading-drop')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Unreadable' }))
  await waitFor(() => expect(sent('POST /car-auction/sheet-reading-drop')).toEqual([{ id: 30518 }]))
})

test('an empty queue says so', async () => {
  await openDesk('/translations?view=readings', { readings: [] })
  expect(await screen.findByText('No readings to check')).toBeVisible()
})

test('the reader drafts only empty fields, and the draft is marked as unchecked', async () => {
  const { user } = await openDesk('/translations')
  const answer = within(await screen.findByRole('form', { name: 'Answer' }))
  await user.type(answer.getByRole('textbox', { name: 'Text in English' }), 'Mine')
  await user.click(answer.getByRole('button', { name: 'Draft from the reader' }))
  expect(await answer.findByText(/nobody has checked it/)).toBeVisible()
  expect(answer.getByRole('textbox', { name: 'Text in English' })).toHaveValue('Mine')
  await user.click(answer.getByRole('tab', { name: /RU/ }))
  expect(answer.getByRole('textbox', { name: 'Text in Russian' })).toHaveValue('Оценка 4.5')
})

test('the usual codes are listed below the text and inserted with a click, in its language', async () => {
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

test('templates are found and inserted by keys alone, which lead back to the text', async () => {
  const { user } = await openDesk('/translations')
  const answer = within(await screen.findByRole('form', { name: 'Answer' }))
  const text = answer.getByRole('textbox', { name: 'Text in English' })
  await user.click(text)
  await user.keyboard('{Control>}j{/Control}')
  expect(await answer.findByRole('searchbox')).toHaveFocus()
  await user.keyboard('{Enter}修復歴なし{Enter}')
  expect(text).toHaveValue(
    '- 修復歴なし no repair history (bolt-on panels may still have been changed or painted)',
  )
  expect(answer.getByRole('searchbox')).toHaveValue('')
  await user.keyboard('{Escape}')
  expect(answer.queryByRole('searchbox')).toBeNull()
  expect(text).toHaveFocus()
  await user.keyboard('{Control>}j{/Control}')
  expect(await answer.findByRole('searchbox')).toHaveFocus()
  await user.keyboard('{Control>}j{/Control}')
  expect(text).toHaveFocus()
})

test('templates are found by code, Japanese or meaning, and inserted with a click', async () => {
  const { user, sent } = await openDesk('/translations')
  const answer = within(await screen.findByRole('form', { name: 'Answer' }))
  await user.keyboard('{Control>}j{/Control}')
  const search = await answer.findByRole('searchbox', { name: 'Code, Japanese or meaning' })
  await user.click(answer.getByRole('button', { name: /A1.*small scratch/ }))
  await user.type(search, '修復歴なし')
  await user.click(answer.getByRole('button', { name: /no repair history/ }))
  expect(answer.getByRole('textbox', { name: 'Text in English' })).toHaveValue(
    '- A1 small scratch\n- 修復歴なし no repair history (bolt-on panels may still have been changed or painted)',
  )
  expect(sent('POST /car-auction/translations-answer')).toEqual([])
})

test('the queue and the sheet show who is waiting and what clients have reported', async () => {
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

test('changes a colleague has saved in the meantime are shown beside one’s own, and the input is kept', async () => {
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
        // It has left the list of readings to check.
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

test('the colleague’s version can be taken instead', async () => {
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

test('unfinished changes are kept while another reading is open', async () => {
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

test('checked readings have their own list, with the names of those who checked them', async () => {
  const checked = { by: 'A. Sato', at: '2026-11-24T00:40:00Z', changes: [] }
  const { user, router } = await openDesk('/translations?view=readings', {
    checked: [aReadingTask(555, { read: { ...aReadingTask(555).read, checked } })],
  })
  await user.click(await screen.findByRole('tab', { name: /^Checked/ }))
  expect(router.state.location.search).toBe('?view=readings&status=answered')
  expect(await screen.findByRole('link', { name: /555.*by A\. Sato/ })).toBeVisible()
})
