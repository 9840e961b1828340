import { refused } from '@seriba/api/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aBankFile, aBankLine, someBankLines } from '../testing/facts.ts'
import { openPage } from '../testing/open-page.tsx'

const path = '/payments/bank-file/3'
const done = { success: true, id: 90001, biddingOpened: false }

test('only certain matches are checked, and checked lines are recorded one by one', async () => {
  const { user, sent } = await openPage({ 'POST /payments/record-bank-line': done }, { path })
  expect(await screen.findByRole('checkbox', { name: 'Record NAIROBI IMPORTS LTD' })).toBeChecked()
  const kiptoo = screen.getByRole('checkbox', { name: 'Record B KIPTOO' })
  expect(kiptoo).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Record NIHON TAX OFFICE' })).toBeDisabled()
  await user.click(kiptoo)
  await user.click(screen.getByRole('button', { name: /Record 2 payments/ }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    ['POST /payments/record-bank-line', { id: 1, userId: 112244, left: 148_500, depositId: 7 }],
    ['POST /payments/record-bank-line', { id: 2, userId: 101377, left: 1_702_900 }],
  ])
})

test('a refused line gives the reason, can be forced, and does not undo any other', async () => {
  let tries = 0
  const { user, sent } = await openPage(
    { 'POST /payments/record-bank-line': () => (++tries === 1 ? refused(409, 'period_closed') : done) },
    { path },
  )
  await user.click(await screen.findByRole('button', { name: /Record 1 payment/ }))
  await user.click(screen.getByText('NAIROBI IMPORTS LTD'))
  const note = await screen.findByRole('alert')
  expect(note).toHaveTextContent('closed accounting period')
  await user.click(within(note).getByRole('button', { name: 'Record with today’s date' }))
  await user.click(screen.getByRole('button', { name: /Record 1 payment/ }))
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject(['POST /payments/record-bank-line', { id: 2, today: true }]),
  )
})

test('a line that may be a deposit is recorded as that deposit or not, and another client requires a new answer', async () => {
  const deposit = { id: 9, reference: 'SB 101377 0002', amount: 150_000 }
  for (const [answer, said] of [
    [/^Yes, deposit SB 101377 0002 of ¥.150.000/, { depositId: 9 }],
    ['It’s not the deposit', { depositId: null }],
    [null, {}],
  ] as const) {
    const { user, sent } = await openPage(
      { 'POST /payments/record-bank-line': () => refused(409, 'deposit_waiting', { detail: deposit }) },
      { path },
    )
    const press = async () => user.click(await screen.findByRole('button', { name: /Record 1 payment/ }))
    await press()
    await user.click(screen.getByText('NAIROBI IMPORTS LTD'))
    const panel = screen.getByRole('complementary', { name: 'NAIROBI IMPORTS LTD' })
    await user.click(
      within(await within(panel).findByRole('alert')).getByRole('button', {
        name: answer ?? 'It’s not the deposit',
      }),
    )
    if (answer === null) {
      await user.click(within(panel).getByRole('radio', { name: 'Somebody else' }))
      await user.click(within(panel).getByRole('button', { name: /^Client/ }))
      await user.type(await screen.findByRole('combobox', { name: 'name or ID' }), 'kova')
      await user.click(await screen.findByRole('option', { name: /Dmitri Kovalenko/ }))
    }
    await press()
    await waitFor(() => expect(sent).toHaveLength(2))
    const userId = answer === null ? 104_882 : 101_377
    expect(sent[1]).toEqual(['POST /payments/record-bank-line', { id: 2, userId, left: 1_702_900, ...said }])
    cleanup()
  }
})

test('a file is read and its lines open, and a file read before is reported', async () => {
  const { user, router, sent, store } = await openPage(
    { 'POST /payments/bank-file': { ...aBankFile(someBankLines), isRepeated: true } },
    { path: '/payments/bank-file' },
  )
  const file = new File(['date,amount,text'], 'bank.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file)
  await waitFor(() => expect(router.state.location.pathname).toBe('/payments/bank-file/3'))
  expect(sent).toMatchObject([
    ['POST /payments/bank-file', { name: 'bank.csv', data: btoa('date,amount,text') }],
  ])
  expect(store.getState().notifications.toasts).toMatchObject([
    { text: 'S. Mori already read this file on 2026.11.24 10:00. Nothing was added.' },
  ])
})

test('a file shows when it was read and by whom', async () => {
  await openPage({}, { path })
  expect(await screen.findByText(/ · read on 2026\.11\.24 10:00 by S\. Mori$/)).toBeVisible()
})

test('a file with ambiguous dates asks about one of them and is then read accordingly', async () => {
  const unclear = {
    cell: '03/04/2026',
    readings: [
      { order: 'mdy', day: '2026-03-04' },
      { order: 'dmy', day: '2026-04-03' },
    ],
  }
  let tries = 0
  const { user, router, sent } = await openPage(
    {
      'POST /payments/bank-file': () =>
        ++tries === 1
          ? refused(422, 'bank_days_unclear', { detail: unclear })
          : { ...aBankFile(someBankLines), isRepeated: false },
    },
    { path: '/payments/bank-file' },
  )
  const file = new File(['date,amount,text'], 'us.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file)
  const question = await screen.findByRole('alert')
  expect(question).toHaveTextContent('The dates in us.csv can be read in more than one way.')
  expect(question).toHaveTextContent('Which day is “03/04/2026”?')
  expect(within(question).getByRole('button', { name: '2026.04.03' })).toBeVisible()
  await user.click(within(question).getByRole('button', { name: '2026.03.04' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/payments/bank-file/3'))
  const data = btoa('date,amount,text')
  expect(sent).toEqual([
    ['POST /payments/bank-file', { name: 'us.csv', data }],
    ['POST /payments/bank-file', { name: 'us.csv', data, dayOrder: 'mdy' }],
  ])
})

test('ignored lines are counted by reason', async () => {
  const file = { ...aBankFile(someBankLines), leftOut: 1, ofEarlierFiles: 2 }
  await openPage({ 'GET /payments/bank-file': file }, { path })
  expect(
    await screen.findByText(
      / · 6 outgoing ignored · 1 ignored without a readable day or a whole amount above zero · 2 already in earlier files · /,
    ),
  ).toBeVisible()
})

test('a file that is not a statement is reported where it was chosen', async () => {
  const { user } = await openPage(
    { 'POST /payments/bank-file': refused(422, 'bank_file_unreadable') },
    { path: '/payments/bank-file' },
  )
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' })
  await user.upload(input, new File(['hello'], 'bank.csv'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This file can’t be read')
})

test.each([
  ['too large', 4_000_001, 'This file is larger than 4 MB.'],
  ['empty', 0, 'This file is empty.'],
])('a file that is %s is reported and not sent', async (_, size, words) => {
  const { user, sent } = await openPage({}, { path: '/payments/bank-file' })
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' })
  await user.upload(input, new File(['1'.repeat(size)], 'bank.csv'))
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(sent).toEqual([])
})

test('a missing file is reported', async () => {
  await openPage({ 'GET /payments/bank-file': refused(404, 'not_found') }, { path })
  expect(await screen.findByText('File not found')).toBeVisible()
})

test('a part of a line is recorded for its purpose, and the rest is decided separately', async () => {
  const partly = someBankLines.map((line) =>
    line.id === 1
      ? {
          ...line,
          left: 48_500,
          parts: [{ ledgerId: 9001, amount: 100_000, client: { id: 5, name: 'Ann' } }],
        }
      : line,
  )
  const { user, sent } = await openPage(
    { 'POST /payments/record-bank-line': done, 'GET /payments/bank-file': aBankFile(partly) },
    { path },
  )
  await user.click(await screen.findByRole('checkbox', { name: 'Record NAIROBI IMPORTS LTD' }))
  await user.click(screen.getByText('B KIPTOO'))
  const panel = screen.getByRole('complementary', { name: 'B KIPTOO' })
  expect(within(panel).getByRole('region', { name: 'Recorded so far' })).toHaveTextContent('Ann')
  const amount = within(panel).getByRole('textbox', { name: 'Amount to record' })
  expect(amount).toHaveValue('48\u00A0500')
  await user.clear(amount)
  await user.type(amount, '0')
  expect(amount).toHaveAccessibleDescription(/Enter an amount above zero\./)
  await user.clear(amount)
  await user.type(amount, '90000')
  expect(panel).toHaveTextContent(/Only ¥\s48\s500 is left\./)
  await user.clear(amount)
  await user.type(amount, '40000')
  await user.click(await within(panel).findByRole('button', { name: /Pays for/ }))
  await user.click(await screen.findByRole('option', { name: /SB2026-000398/ }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('checkbox', { name: 'Record B KIPTOO' }))
  await user.click(screen.getByRole('button', { name: /Record 1 payment/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([
    [
      'POST /payments/record-bank-line',
      { id: 1, userId: 112244, left: 48_500, amount: 40_000, purchaseIds: [398], depositId: 7 },
    ],
  ])
  expect(await screen.findByRole('textbox', { name: 'Amount to record' })).toHaveValue('48\u00A0500')
})

test('a line shows its sender and the bank’s text, but only once if they are the same', async () => {
  const lines = [
    aBankLine({ id: 1, sender: 'ANNA KOVACS', text: 'ANNA KOVACS', matches: [] }),
    aBankLine({ id: 2, sender: 'VOSTOK AVTO', text: 'INVOICE PAYMENT FOR VEHICLE 2611-0398-2', matches: [] }),
  ]
  await openPage({ 'GET /payments/bank-file': aBankFile(lines) }, { path })
  const table = within(await screen.findByRole('table'))
  expect(table.getAllByText('ANNA KOVACS')).toHaveLength(1)
  expect(table.getByText('VOSTOK AVTO')).toBeVisible()
  expect(table.getByText('INVOICE PAYMENT FOR VEHICLE 2611-0398-2')).toBeVisible()
})

test('on a phone a bank line has two lines, and can be checked and opened there', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const { user } = await openPage({}, { path })
  const [list] = await screen.findAllByRole('list', { name: 'Lines of the file' })
  expect(screen.queryByRole('table')).toBeNull()
  const kiptoo = within(list as HTMLElement)
    .getByRole('button', { name: 'B KIPTOO' })
    .closest('li') as HTMLElement
  expect(kiptoo).toHaveTextContent(/148.500.*Brian Kiptoo.*Amount/)
  await user.click(within(kiptoo).getByRole('checkbox', { name: 'Record B KIPTOO' }))
  expect(screen.getByRole('button', { name: /Record 2 payments/ })).toBeVisible()
  vi.unstubAllGlobals()
})

test('a file read by mistake is discarded after confirmation, and the list of files is shown again', async () => {
  const { user, sent, router, store } = await openPage(
    { 'DELETE /payments/bank-file': { success: true } },
    { path },
  )
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Discard what was read from nihon-minato_20261124.csv?',
  })
  expect(dialog).toHaveTextContent('nothing is changed in the ledger')
  await user.click(within(dialog).getByRole('button', { name: 'Discard the lines' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/payments/bank-file'))
  expect(sent.map(([request]) => request)).toEqual(['DELETE /payments/bank-file'])
  expect(store.getState().notifications.toasts).toMatchObject([
    { text: 'The lines of nihon-minato_20261124.csv were discarded. The file can be read again.' },
  ])
})

test('a file with recorded lines lists them and cannot be discarded', async () => {
  const lines = [
    aBankLine({ id: 1, sender: 'ANNA KOVACS' }),
    aBankLine({
      id: 2,
      sender: 'VOSTOK AVTO',
      left: 48_500,
      parts: [{ ledgerId: 9001, amount: 100_000, client: { id: 5, name: 'Ann' } }],
    }),
  ]
  const { user } = await openPage({ 'GET /payments/bank-file': aBankFile(lines) }, { path })
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'This file can’t be discarded yet' })
  expect(dialog).toHaveTextContent('This line of it is recorded as a payment.')
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
  expect(dialog).toHaveTextContent(/VOSTOK AVTO.*Ann.*9001/)
  expect(within(dialog).getByRole('link', { name: 'Ann' })).toHaveAttribute('href', '/clients/5?tab=ledger')
  expect(within(dialog).queryByRole('button', { name: 'Discard the lines' })).toBeNull()
})
