import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import '@seriba/testing/setup'
import { show } from '../testing/render.tsx'
import { OwnData } from './OwnData.tsx'
import { OwnPapers } from './OwnPapers.tsx'

const paper = {
  id: 7,
  type: 'passport',
  name: 'passport.pdf',
  contentType: 'application/pdf',
  size: 2_100_000,
  at: '2026-11-24T00:31:00.000Z',
  byClient: true,
  state: 'refused',
  note: 'All four corners must show.',
  validUntil: null,
  reviewedBy: null,
  reviewedAt: '2026-11-24T01:31:00.000Z',
  url: '/v1/client-papers/x',
}
const request = { type: 'passport', words: '', dueOn: '2026-11-30', askedAt: '2026-11-24T01:31:00.000Z' }

test('a buyer sees which documents are requested and why one was refused, and sends another', async () => {
  const { user, sent } = await show(<OwnPapers />, {
    answers: {
      'GET /user/documents': { papers: [paper], requests: [request] },
      'POST /user/upload-document': { success: true },
    },
  })
  expect(await screen.findByText('All four corners must show.')).toBeVisible()
  expect(screen.getByText('Please send: Passport.').closest('div')).toHaveTextContent('By 2026.11.30.')
  const input = screen.getByLabelText('Send a file', { selector: 'input' })
  await user.upload(input, new File(['%PDF-1.7'], 'again.pdf', { type: 'application/pdf' }))
  await waitFor(() =>
    expect(sent('POST /user/upload-document')).toMatchObject([{ type: 'passport', name: 'again.pdf' }]),
  )
})

test('a buyer sees how long a document is valid and that another has expired', async () => {
  const accepted = { ...paper, state: 'checked', note: null }
  await show(<OwnPapers />, {
    answers: {
      'GET /user/documents': {
        papers: [
          { ...accepted, validUntil: '2100-01-31' },
          { ...accepted, id: 6, type: 'agreement', validUntil: '2020-01-31' },
        ],
        requests: [],
      },
    },
  })
  expect(await screen.findByText('Valid until 2100.01.31.')).toBeVisible()
  expect(screen.getByText('It was valid until 2020.01.31. Please send a new one.')).toBeVisible()
  expect(screen.getByText('Expired')).toBeVisible()
})

test('a refused file says why', async () => {
  const { user } = await show(<OwnPapers />, {
    answers: {
      'GET /user/documents': { papers: [], requests: [] },
      'POST /user/upload-document': () => refused(422, 'paper_kind'),
    },
  })
  const input = await screen.findByLabelText('Send a file', { selector: 'input' })
  await user.upload(input, new File(['x'], 'passport.pdf', { type: 'application/pdf' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Only PDF, JPG and PNG files.')
})

test('a buyer downloads their data, and requests deletion after confirming', async () => {
  const { user, sent } = await show(<OwnData />, {
    answers: {
      'GET /user/export': { url: '/v1/own-data/x', deletionAsked: null },
      'POST /user/ask-deletion': { success: true },
    },
  })
  expect(await screen.findByRole('link', { name: 'Download a copy' })).toHaveAttribute(
    'href',
    '/v1/own-data/x',
  )
  await user.click(screen.getByRole('button', { name: 'Ask for deletion…' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Ask for deletion' }))
  await waitFor(() => expect(sent('POST /user/ask-deletion')).toHaveLength(1))
})
