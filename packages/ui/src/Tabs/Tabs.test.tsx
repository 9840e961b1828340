import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Tabs } from './Tabs.tsx'

const items = ['Account', 'Bids', 'API'].map((label) => ({ value: label, label }))
const shown = (value: string) => <Tabs label="Client" items={items} value={value} onChange={() => {}} />

/** A row of 200 px with tabs of 100 px each. */
function narrow() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this) * 100
    const row = this.closest('[role=tablist]')
    return this === row ? new DOMRect(0, 0, 200, 36) : new DOMRect(at - (row?.scrollLeft ?? 0), 0, 100, 36)
  })
}

test('the tab from the address is scrolled into view if the row is too narrow, and so is one selected later', () => {
  narrow()
  const { rerender } = render(shown('API'))
  const row = screen.getByRole('tablist')
  expect(row.scrollLeft).toBe(132)
  rerender(shown('Account'))
  expect(row.scrollLeft).toBeLessThanOrEqual(0)
  vi.restoreAllMocks()
})
