import { api } from '@seriba/api/api'
import { refused } from '@seriba/api/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPurchase } from '../testing/purchase.ts'
import { openPage } from '../testing/render.tsx'
import { StaffPurchasePage } from './StaffPurchasePage.tsx'

test('input stays while the page reloads, whether or not the answer is new or arrives at all', async () => {
  let answer: () => unknown = () => ({ success: true, data: aPurchase() })
  let asked = 0
  const { user, store } = await openPage(<StaffPurchasePage />, {
    route: '/purchases/:id',
    path: '/purchases/5001',
    role: 'manager',
    answers: {
      'GET /purchased-cars/view': () => {
        asked++
        return answer()
      },
    },
  })
  const askAgain = () => act(async () => void store.dispatch(api.util.invalidateTags(['Purchase'])))
  const fields = [
    ['B/L number', 'NYKS-77'],
    ['Delivery', '46000'],
    ['Shown to the client', 'Your car is at the yard'],
  ] as const
  for (const [name, words] of fields) {
    const field = await screen.findByRole('textbox', { name })
    await user.clear(field)
    await user.type(field, words)
  }
  const values = () => fields.map(([name]) => screen.getByRole<HTMLInputElement>('textbox', { name }).value)
  const asTyped = values()
  expect(asTyped.map((value) => value.replaceAll(/\s/g, ''))).toEqual(
    fields.map(([, words]) => words.replaceAll(' ', '')),
  )

  answer = () => ({ success: true, data: aPurchase({ auction: 'HAA Kobe' }) })
  await askAgain()
  await waitFor(() => expect(asked).toBe(2))
  await waitFor(() => expect(screen.getAllByText(/Kobe/).length).toBeGreaterThan(0))
  expect(values()).toEqual(asTyped)

  answer = () => refused(500, 'internal')
  await askAgain()
  await waitFor(() => expect(asked).toBe(3))
  expect(values()).toEqual(asTyped)
})
