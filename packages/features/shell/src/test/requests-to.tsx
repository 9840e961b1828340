import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderApp, serverOf } from './render-app.tsx'

/** Opens a separate page; returns how often it has requested a path since. */
export async function requestsTo(
  path: string,
  Page: () => ReactElement,
  answers: Record<string, unknown> = {},
): Promise<() => number> {
  const { calls } = await renderApp({
    routes: [{ path: '/', element: <Page /> }],
    at: '/',
    server: serverOf(null, answers),
  })
  await screen.findByRole('heading', { name: 'Page' })
  return () => calls.filter((call) => JSON.stringify(call).includes(path)).length
}
