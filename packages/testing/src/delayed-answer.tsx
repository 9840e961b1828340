import { act, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** A server's answer that comes when the test releases it. */
export function delayedAnswer(answer: object = { success: true }) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    answer: async () => {
      await promise
      return answer
    },
    release: () => act(async () => resolve()),
  }
}

type Router = { state: { location: { pathname: string } }; navigate: (to: string) => Promise<void> }

/** Leaving a form while it is being saved asks nothing, waits for the answer, and then goes on. */
export async function expectToLeaveOnceSaved(router: Router, to: string, release: () => Promise<void>) {
  const from = router.state.location.pathname
  act(() => void router.navigate(to))
  await act(async () => {})
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(router.state.location.pathname).toBe(from)
  await release()
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
  expect(screen.queryByRole('alertdialog')).toBeNull()
}
