import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../test/render-app.tsx'
import { useStartAtTop } from './use-start-at-top.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  useStartAtTop()
  return <h1>Page</h1>
}

test('a new page starts at the top, but not a new search on the same page or a page reached by Back', async () => {
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  const { router } = await renderApp({ routes: [{ path: '*', element: <Page /> }], at: '/bids' })
  await screen.findByRole('heading', { name: 'Page' })
  await act(() => router.navigate('/bids?group=1'))
  expect(scrollTo).not.toHaveBeenCalled()
  await act(() => router.navigate('/payments'))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 })
  await act(() => router.navigate(-1))
  expect(scrollTo).toHaveBeenCalledOnce()
})
