import '@testing-library/jest-dom/vitest'
import { browserPage } from '@seriba/api/browser-page'
import { createTestStore } from '@seriba/api/testing'
import { renderInApp } from '@seriba/testing/render-in-app'
import { cleanup, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { RouteError } from './RouteError.tsx'

afterEach(cleanup)
beforeEach(() => {
  // The error is written to the console and reported to the server.
  vi.restoreAllMocks()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', async () => new Response())
})

const missing = new TypeError(
  'Failed to fetch dynamically imported module: https://portal.example/assets/page-1.js',
)

/** A page, and the error that crashes it as long as it is set. */
function fragilePage(error: Error) {
  const page = { error: error as Error | null }
  const Page = () => {
    if (page.error) throw page.error
    return <p>The page</p>
  }
  return { page, Page }
}

test('a crashed page can be opened again', async () => {
  const { page, Page } = fragilePage(new Error('no such lot'))
  const router = createMemoryRouter([{ path: '/', Component: Page, ErrorBoundary: RouteError }])
  const { user } = await renderInApp(<RouterProvider router={router} />, createTestStore({}))
  const again = await screen.findByRole('button', { name: 'Try again' })
  page.error = null
  await user.click(again)
  expect(await screen.findByText('The page')).toBeVisible()
})

test('a page with a part that failed to load is reloaded, as nothing else would load it', async () => {
  const reload = vi.spyOn(browserPage, 'reload').mockReturnValue()
  const { Page } = fragilePage(missing)
  const router = createMemoryRouter([{ path: '/', Component: Page, ErrorBoundary: RouteError }])
  const { user } = await renderInApp(<RouterProvider router={router} />, createTestStore({}))
  expect(await screen.findByText('Reload this page')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('the page reloads automatically once the network is back, if that was the problem', async () => {
  const reload = vi.spyOn(browserPage, 'reload').mockReturnValue()
  for (const error of [new Error('no such lot'), missing]) {
    const { Page } = fragilePage(error)
    const router = createMemoryRouter([{ path: '/', Component: Page, ErrorBoundary: RouteError }])
    const { unmount } = await renderInApp(<RouterProvider router={router} />, createTestStore({}))
    await screen.findByRole('button', { name: error === missing ? 'Reload' : 'Try again' })
    expect(reload).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    expect(reload).toHaveBeenCalledTimes(error === missing ? 1 : 0)
    unmount()
  }
  window.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})

test('a shared lot with missing parts is reloaded on request', async () => {
  const reload = vi.spyOn(browserPage, 'reload').mockReturnValue()
  const { Page } = fragilePage(missing)
  const { user } = await renderInApp(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
    createTestStore({}),
  )
  await user.click(await screen.findByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
})
