import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CounterTabs } from './CounterTabs.tsx'

test('an unknown count is not shown as zero', () => {
  const shown = (count: number | undefined) => (
    <CounterTabs
      label="Statuses"
      items={[{ value: 'all', label: 'All', count }]}
      value="all"
      onChange={() => {}}
    />
  )
  const { rerender } = render(shown(undefined))
  expect(screen.getByRole('tab', { name: 'All' })).toBeTruthy()
  rerender(shown(0))
  expect(screen.getByRole('tab', { name: 'All0' })).toBeTruthy()
})
