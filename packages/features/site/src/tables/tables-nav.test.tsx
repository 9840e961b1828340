import '@testing-library/jest-dom/vitest'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { TablesNav } from './TablesNav.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A row of 200 px, each of its children 100 px wide. */
function narrow() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('nav')
    if (this === row) return new DOMRect(0, 0, 200, 36)
    const at = [...(row?.children ?? [])].indexOf(this) * 100
    return new DOMRect(at - (row?.scrollLeft ?? 0), 0, 100, 36)
  })
}

test('on a phone the navigation row scrolls to the current page', async () => {
  narrow()
  const router = createMemoryRouter([{ path: '*', element: <TablesNav /> }], {
    initialEntries: ['/company/bank'],
  })
  render(
    <I18nextProvider i18n={await createI18n('en', messages)}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
  const row = await screen.findByRole('navigation', { name: 'Tables' })
  // The sixth child ends at 600 px.
  expect(row.scrollLeft).toBe(600 - 200 + 32)
  await userEvent.click(screen.getByRole('link', { name: 'Company settings' }))
  expect(row.scrollLeft).toBeLessThanOrEqual(0)
})
