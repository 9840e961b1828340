import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aLedger, aPayment } from '../testing/facts.ts'
import { openPage } from '../testing/open-page.tsx'

const added = { success: true, id: 88217, biddingOpened: false }

test('a payment’s receipts can be read, added and deleted, and an invalid file is rejected before it is sent', async () => {
  const receipt = {
    id: 4,
    name: 'slip.pdf',
    size: 900,
    at: '2026-11-24T01:00:00.000Z',
    by: 'K. Endo',
    path: '/v1/payment-files/slip.pdf?link=x',
  }
  const { user, sent } = await openPage({
    'GET /payments/index': aLedger([aPayment({ files: 1 })]),
    'GET /payments/files': { files: [receipt] },
    'POST /payments/add-file': { success: true },
    'DELETE /payments/delete-file': { success: true },
  })
  await user.click(await screen.findByRole('button', { name: '1 receipt of entry 88210' }))
  const dialog = await screen.findByRole('dialog', { name: 'Receipts of entry 88210' })
  expect(await within(dialog).findByRole('link', { name: 'slip.pdf' })).toHaveAttribute('href', receipt.path)
  const input = within(dialog).getByLabelText('Add a receipt', { selector: 'input' })
  await user.upload(input, new File(['x'], 'photo.pdf'))
  await user.upload(input, new File([], 'empty.png'))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('smaller than 10 MB and not empty')
  await user.click(within(dialog).getByRole('button', { name: 'Delete slip.pdf' }))
  const asked = await screen.findByRole('dialog', { name: 'Delete receipt' })
  await user.type(within(asked).getByRole('textbox', { name: 'Reason' }), 'Of another payment')
  await user.click(within(asked).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    ['POST /payments/add-file', { id: 88210, name: 'photo.pdf', data: btoa('x') }],
    ['DELETE /payments/delete-file', { id: '88210', fileId: '4', reason: 'Of another payment' }],
  ])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a receipt' })).toHaveFocus())
})

const slip = {
  id: 4,
  name: 'slip.pdf',
  size: 900,
  at: '2026-11-24T01:00:00.000Z',
  by: 'K. Endo',
}

test('a receipt that is kept after all gets the focus back', async () => {
  const { user } = await openPage({
    'GET /payments/index': aLedger([aPayment({ files: 1 })]),
    'GET /payments/files': { files: [{ ...slip, path: '/v1/payment-files/slip.pdf?link=x' }] },
  })
  await user.click(await screen.findByRole('button', { name: '1 receipt of entry 88210' }))
  await user.click(await screen.findByRole('button', { name: 'Delete slip.pdf' }))
  const asked = await screen.findByRole('dialog', { name: 'Delete receipt' })
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete slip.pdf' })).toHaveFocus())
})

test('an expired link is refreshed before it is followed', async () => {
  let asked = 0
  const { user } = await openPage({
    'GET /payments/index': aLedger([aPayment({ files: 1 })]),
    'GET /payments/files': () => ({ files: [{ ...slip, path: `/v1/slip?link=${++asked}` }] }),
  })
  const followed: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.getAttribute('href') ?? '')
  })
  await user.click(await screen.findByRole('button', { name: '1 receipt of entry 88210' }))
  const link = await screen.findByRole('link', { name: 'slip.pdf' })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000)
  await user.click(link)
  await waitFor(() => expect(followed).toEqual(['/v1/slip?link=2']))
  vi.restoreAllMocks()
})

test('a receipt chosen while entering a payment is stored with it, and a refused one is reported', async () => {
  let tries = 0
  const { user, sent } = await openPage({
    'POST /payments/create': added,
    'POST /payments/add-file': () => (++tries === 1 ? { success: true } : refused(422, 'file_refused')),
  })
  const form = await screen.findByRole('form', { name: 'New entry' })
  const enter = async () => {
    await user.click(within(form).getByRole('button', { name: /^Client/ }))
    await user.type(await screen.findByRole('combobox', { name: 'name or ID' }), 'kova')
    await user.click(await screen.findByRole('option', { name: /Dmitri Kovalenko/ }))
    await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '70000')
    const input = within(form).getByLabelText('Attach a receipt', { selector: 'input' })
    await user.upload(input, new File(['x'], 'slip.pdf'))
    expect(await within(form).findByRole('button', { name: 'Remove slip.pdf' })).toBeVisible()
    await user.click(within(form).getByRole('button', { name: /^Add/ }))
    await waitFor(() => expect(within(form).getByRole('textbox', { name: 'Amount' })).toHaveValue(''))
  }
  await enter()
  expect(sent.map(([call]) => call)).toEqual(['POST /payments/create', 'POST /payments/add-file'])
  expect(sent[1]?.[1]).toEqual({ id: added.id, name: 'slip.pdf', data: btoa('x') })
  expect(within(form).queryByRole('alert')).toBeNull()
  expect(within(form).queryByRole('button', { name: 'Remove slip.pdf' })).toBeNull()
  await enter()
  expect(await within(form).findByRole('alert')).toHaveTextContent(
    `Entry ${added.id} is recorded, but slip.pdf wasn’t added`,
  )
})
