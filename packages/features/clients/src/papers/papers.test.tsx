import type { ClientPaper } from '@seriba/contracts/client-papers'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClient } from '../testing/client.ts'
import { openPages } from '../testing/render.tsx'

const aPaper = (changed: Partial<ClientPaper> = {}): ClientPaper => ({
  id: 7,
  type: 'passport',
  name: 'passport.pdf',
  contentType: 'application/pdf',
  size: 2_100_000,
  at: '2026-11-24T00:31:00.000Z',
  byClient: true,
  state: 'new',
  note: null,
  validUntil: null,
  reviewedBy: null,
  reviewedAt: null,
  url: '/v1/client-papers/x',
  ...changed,
})
const open = (papers: ClientPaper[], answers: Record<string, unknown> = {}, checked: unknown = null) =>
  openPages(
    {
      'GET /client/view': aClient(),
      'GET /client/papers': { papers, requests: [], checked },
      ...answers,
    },
    { path: '/clients/104882?tab=documents' },
  )

test('the documents tab shows what is there, what is missing and what needs checking', async () => {
  await open([aPaper(), aPaper({ id: 8, type: 'other', state: 'refused', note: 'Not readable' })])
  const passport = await screen.findByRole('button', { name: /^Passport ?passport/ })
  expect(passport).toHaveTextContent('2.1 MB')
  expect(passport).toHaveTextContent('To check')
  const missing = screen.getAllByText('Company registration').map((word) => word.closest('li'))
  expect(missing.find(Boolean)).toHaveTextContent('not asked yet')
  expect(screen.getByRole('button', { name: /^Other document ?passport/ })).toHaveTextContent('Not readable')
  expect(screen.getByText(/1 of 3 required documents received/)).toBeVisible()
})

test('a document is refused only with a reason, which the client can read', async () => {
  const { user, sent } = await open([aPaper()], { 'PUT /client/review-document': { success: true } })
  await screen.findByRole('button', { name: /^Passport ?passport/ })
  await user.keyboard('jr')
  const dialog = await screen.findByRole('dialog', { name: 'Refuse: Passport' })
  await user.click(within(dialog).getByRole('button', { name: 'Refuse and ask again' }))
  expect(sent('PUT /client/review-document')).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Part of the page is cut off' }))
  await user.click(within(dialog).getByRole('button', { name: 'Refuse and ask again' }))
  await waitFor(() =>
    expect(sent('PUT /client/review-document')).toEqual([
      { id: 104882, documentId: 7, state: 'refused', note: 'Part of the page is cut off' },
    ]),
  )
})

test('before a client is marked as checked, missing documents are listed', async () => {
  const { user, sent } = await open([aPaper({ state: 'checked' })], {
    'PUT /client/check': { success: true },
  })
  await user.click(await screen.findByRole('button', { name: /Mark client checked/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Mark Dmitri Kovalenko as checked' })
  expect(within(dialog).getByText('Passport').closest('li')).toHaveTextContent('Checked')
  expect(within(dialog).getByText('Proof of address').closest('li')).toHaveTextContent('missing')
  await user.type(within(dialog).getByRole('textbox', { name: 'Note, for staff' }), 'Known since 2019')
  await user.click(within(dialog).getByRole('button', { name: 'Mark checked' }))
  await waitFor(() =>
    expect(sent('PUT /client/check')).toEqual([{ id: 104882, state: 'checked', note: 'Known since 2019' }]),
  )
})

test('an invalid file is rejected before it is sent, and a valid one is sent', async () => {
  const { user, calls } = await open([], { 'POST /client/upload-document': { success: true } })
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' })
  await user.upload(input, new File([new Uint8Array(0)], 'empty.pdf', { type: 'application/pdf' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Files can be up to 10 MB')
  expect(calls).not.toContain('POST /client/upload-document')
  await user.upload(input, new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' }))
  await waitFor(() => expect(calls).toContain('POST /client/upload-document'))
})

test('the page shows who checked the client and when', async () => {
  await open([], {}, { state: 'checked', by: 'Saki Mori', at: '2026-11-24T00:31:00.000Z', note: 'Known' })
  expect(await screen.findByText('Checked by Saki Mori, 2026.11.24 9:31.')).toBeVisible()
})

test('a document is accepted with an expiry date, and an expired one counts as missing', async () => {
  const { user, sent } = await open(
    [aPaper(), aPaper({ id: 8, type: 'companyRegistration', state: 'checked', validUntil: '2020-01-31' })],
    { 'PUT /client/review-document': { success: true } },
  )
  const over = await screen.findByRole('button', { name: /^Company registration/ })
  expect(over).toHaveTextContent('Expired')
  expect(over).toHaveTextContent('was valid until 2020.01.31')
  expect(screen.getByText(/1 of 3 required documents received/)).toBeVisible()
  await user.keyboard('jc')
  const dialog = await screen.findByRole('dialog', { name: 'Accept: Passport' })
  await user.type(within(dialog).getByLabelText('Valid until (optional)'), '2031-04-30')
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }))
  await waitFor(() =>
    expect(sent('PUT /client/review-document')).toEqual([
      { id: 104882, documentId: 7, state: 'checked', note: '', validUntil: '2031-04-30' },
    ]),
  )
})

test('the expiry date of an accepted document can be corrected', async () => {
  const { user } = await open([aPaper({ state: 'checked', validUntil: '2100-01-31' })])
  await user.click(await screen.findByRole('button', { name: /^Passport ?passport/ }))
  await user.click(screen.getByRole('button', { name: /Change validity/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Validity: Passport' })
  expect(within(dialog).getByLabelText('Valid until (optional)')).toHaveValue('2100-01-31')
})
