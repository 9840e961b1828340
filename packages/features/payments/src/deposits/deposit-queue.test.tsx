import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDeposit, depositsOf } from '../testing/facts.ts'
import { openPage } from '../testing/open-page.tsx'

const text = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ')

test('a deposit is confirmed with the amount received, or marked as failed with a reason', async () => {
  const { user, sent } = await openPage({
    'PUT /payments/confirm-deposit': { success: true, biddingOpened: true },
    'PUT /payments/fail-deposit': { success: true },
  })
  await user.click(await screen.findByRole('button', { name: 'Confirm the deposit of Brian Kiptoo' }))
  const confirm = await screen.findByRole('dialog', { name: 'Deposit of Brian Kiptoo' })
  const amount = within(confirm).getByRole('textbox', { name: /Amount received/ })
  await user.clear(amount)
  await user.type(amount, '0')
  await user.click(within(confirm).getByRole('button', { name: 'Confirm' }))
  expect(await within(confirm).findByText('Enter an amount above zero.')).toBeVisible()
  await user.clear(amount)
  await user.type(amount, '148500')
  expect(text(confirm)).toContain('¥ 1 500 less than announced')
  await user.click(within(confirm).getByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(sent).toMatchObject([['PUT /payments/confirm-deposit', { id: 7, amount: 148_500 }]]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Mark the deposit of Brian Kiptoo as failed' }))
  const fail = await screen.findByRole('dialog', { name: 'The deposit of Brian Kiptoo failed' })
  await user.click(within(fail).getByRole('button', { name: 'Failed' }))
  expect(await within(fail).findByText('Required field')).toBeVisible()
  await user.type(within(fail).getByRole('textbox', { name: /Reason/ }), 'Sent back')
  await user.click(within(fail).getByRole('button', { name: 'Failed' }))
  await waitFor(() =>
    expect(sent.at(-1)).toEqual(['PUT /payments/fail-deposit', { id: 7, reason: 'Sent back' }]),
  )
})

test('a deposit that may already be recorded is confirmed only after staff say it is a separate payment', async () => {
  const entered = { id: 88_210, amount: 148_500, day: '2026-11-23' }
  let tries = 0
  const { user, sent } = await openPage({
    'PUT /payments/confirm-deposit': () =>
      ++tries === 1
        ? refused(409, 'payment_alike', { detail: entered })
        : { success: true, biddingOpened: true },
  })
  await user.click(await screen.findByRole('button', { name: 'Confirm the deposit of Brian Kiptoo' }))
  const dialog = await screen.findByRole('dialog', { name: 'Deposit of Brian Kiptoo' })
  const confirm = within(dialog).getByRole('button', { name: 'Confirm' })
  await user.click(confirm)
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('reverse the payment first')
  await user.click(
    within(dialog).getByRole('checkbox', { name: /in addition to entry 88210, ¥.148.500 on 2026\.11\.23/ }),
  )
  await user.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [first, second] = sent.map(([, body]) => body)
  expect(first).not.toHaveProperty('force')
  expect(second).toEqual({ ...(first as object), force: true })
})

test('deposits can be searched by reference and are loaded page by page', async () => {
  const asked: URLSearchParams[] = []
  const pageInfo = { page: 1, pageSize: 20, totalSearchResults: 45, totalResults: 45 }
  const { user } = await openPage({
    'GET /payments/deposits': (request: Request) => {
      asked.push(new URL(request.url).searchParams)
      return { ...depositsOf([aDeposit()]), pageInfo }
    },
  })
  const queue = await screen.findByRole('complementary', { name: 'Deposits' })
  await user.click(await within(queue).findByRole('button', { name: '3' }))
  await waitFor(() => expect(asked.at(-1)?.get('page')).toBe('3'))
  await user.type(within(queue).getByRole('searchbox', { name: 'Reference, client or ID' }), '112244{Enter}')
  await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('112244'))
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ state: 'pending', page: '1' })
})
