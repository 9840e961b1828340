import '@testing-library/jest-dom/vitest'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { connectRouter } from '@seriba/ui/close-on-back'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useUnsaved } from './use-unsaved.tsx'

let close: () => void = () => {}
afterEach(() => {
  cleanup()
  close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Note() {
  const [note, setNote] = useState('')
  const { guard } = useUnsaved(note !== '')
  return (
    <>
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      {guard}
    </>
  )
}

/** A page with typed input, two steps into the app. */
async function typeNote(wide: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  window.history.pushState(null, '', '/first')
  const router = createBrowserRouter([
    { path: '/first', element: <h1>First</h1> },
    { path: '/list', element: <h1>List</h1> },
    { path: '/note', element: <Note /> },
  ])
  connectRouter({
    key: () => router.state.location.key,
    busy: () => router.state.navigation.state !== 'idle',
  })
  close = () => router.dispose()
  render(
    <I18nextProvider i18n={await createI18n('en', messages)}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
  await router.navigate('/list')
  await router.navigate('/note')
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Keys in the glove box')
  /** Presses Back until the question appears, and answers it. */
  const goBack = async (answer: 'Keep editing' | 'Discard changes') => {
    window.history.back()
    const button = await screen.findByRole('button', { name: answer })
    await waitFor(() => expect(window.location.pathname).toBe('/note'))
    await waitFor(() => expect(window.history.state?.overlays ?? 0).toBe(wide ? 0 : 1))
    await user.click(button)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(window.history.state?.overlays ?? 0).toBe(0))
  }
  return { goBack }
}

describe.each([
  ['beside the page', true],
  ['over the page', false],
])('a question %s', (_, wide) => {
  test('Back leaves a page once losing the input is confirmed', async () => {
    const { goBack } = await typeNote(wide)
    await goBack('Discard changes')
    expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible()
    expect(window.location.pathname).toBe('/list')
    window.history.back()
    expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible()
  })

  test('Back asks every time, and the input stays until it is discarded', async () => {
    const { goBack } = await typeNote(wide)
    await goBack('Keep editing')
    await goBack('Keep editing')
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Keys in the glove box')
    await goBack('Discard changes')
    expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible()
  })

  test('a browser that is slow to undo a step keeps the address of the page', async () => {
    const { goBack } = await typeNote(wide)
    const step = window.history.go.bind(window.history)
    vi.spyOn(window.history, 'go').mockImplementation((steps) => void setTimeout(step, 200, steps))
    await goBack('Keep editing')
    expect(window.location.pathname).toBe('/note')
    await goBack('Discard changes')
    expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible()
  })
})
