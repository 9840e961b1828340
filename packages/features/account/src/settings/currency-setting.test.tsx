import { refused } from '@seriba/api/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { CurrencySetting } from './CurrencySetting.tsx'

const nzd = { currency: 'NZD', yenPer: '89.25', day: '2026-11-24', source: 'ecb', stale: false }

async function open(answers: Record<string, unknown> = {}) {
  let own: string | null = null
  const page = await show(<CurrencySetting />, {
    answers: {
      'GET /user/rates': () => ({ own, rates: [nzd] }),
      'PUT /user/currency': () => {
        own = 'NZD'
        return { success: true }
      },
      ...answers,
    },
  })
  return { ...page, user: userEvent.setup() }
}
const choose = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: /Currency beside yen/ }))
  await user.click(await screen.findByRole('option', { name: 'NZD' }))
}

test('a chosen currency shows its rate with the day and source', async () => {
  const { user } = await open()
  await choose(user)
  expect(await screen.findByText('1 NZD is ¥ 89.25, 2026.11.24, European Central Bank')).toBeVisible()
})

test('a currency that could not be saved shows an error', async () => {
  const { user } = await open({ 'PUT /user/currency': () => refused(422, 'currency_unknown') })
  await choose(user)
  expect(await screen.findByText('The information has not been changed')).toBeVisible()
})

test('a currency that no longer has a rate is named and reported as such', async () => {
  await open({ 'GET /user/rates': { own: 'GBP', rates: [nzd] } })
  expect(await screen.findByText('There is no exchange rate for GBP, so sums are in yen.')).toBeVisible()
  expect(screen.getByRole('button', { name: /Currency beside yen/ })).toHaveTextContent('GBP')
})
