import '@testing-library/jest-dom/vitest'
import { createTestStore } from '@seriba/api/testing'
import { renderInApp } from '@seriba/testing/render-in-app'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { SetUp } from './SetUp.tsx'

afterEach(cleanup)

const set = { company: 'Seriba', bank: null, halls: 0, withoutFee: 0, lots: 0, colleagues: 0 }

async function open(steps: { step: string; isDone: boolean }[]) {
  const { store, calls } = createTestStore({ 'GET /site/set-up': { steps, set } })
  await renderInApp(
    <MemoryRouter>
      <SetUp />
    </MemoryRouter>,
    { store },
  )
  return calls
}

test('open setup steps link to where they are done, and finished ones are marked as done', async () => {
  await open([
    { step: 'company', isDone: true },
    { step: 'bank', isDone: false },
    { step: 'lots', isDone: false },
  ])
  const card = within(await screen.findByRole('region', { name: 'Set up your company' }))
  expect(card.getByText('1 of 3 done')).toBeVisible()
  expect(card.getByText('Name your company')).toHaveTextContent('done')
  expect(card.getByRole('link', { name: 'Add your first lots' })).toHaveAttribute(
    'href',
    '/setting-up?step=lots',
  )
})

test('a company that is fully set up sees no setup steps', async () => {
  const calls = await open([{ step: 'company', isDone: true }])
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
})
