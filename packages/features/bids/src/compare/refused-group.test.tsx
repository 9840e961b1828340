import '../testing/setup.ts'
import type { ApiError } from '@seriba/api/api-error'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import { RefusedGroup } from './RefusedGroup.tsx'

const exceeded = {
  code: 'budget_exceeded',
  detail: {
    carId: '55318',
    obstacle: 'group',
    budget: {
      limits: [{ cap: 'group', limit: 300_000, used: 0, displaced: 0 }],
      askAbove: null,
      agreed: null,
      allowance: 0,
      day: '2026-12-02',
      week: '2026-11-30',
      question: null,
    },
  },
} as unknown as ApiError

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ')

test('a group over the budget is refused with the cap, what is left of it, and where to change it', async () => {
  await show(<RefusedGroup error={exceeded} lotNumber={55318} amount={400_000} byStaff={false} />)
  const said = plain(screen.getByRole('alert').textContent)
  expect(said).toMatch(/55318:.*None of the bids has been placed/)
  expect(said).toMatch(/Your bid¥ 400 000Budget¥ 300 000.*Left for this lot¥ 300 000/)
  expect(screen.getByRole('link', { name: 'Change my budget' })).toHaveAttribute('href', '/balance#budget')
})

test('staff see the same figures, and nothing that only the client can change', async () => {
  await show(<RefusedGroup error={exceeded} lotNumber={55318} amount={400_000} byStaff />)
  expect(plain(screen.getByRole('alert').textContent)).toMatch(/¥ 300 000/)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('other refusals are one sentence', async () => {
  const closed = { code: 'bidding_closed' } as unknown as ApiError
  await show(<RefusedGroup error={closed} lotNumber={undefined} amount={null} byStaff={false} />)
  expect(screen.getByRole('alert')).not.toHaveTextContent('¥')
})
