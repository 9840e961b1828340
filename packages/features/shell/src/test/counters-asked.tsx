import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderApp, serverOf } from './render-app.tsx'

/** Opens a page of its own; answers how often the counters of the menu have been asked for since. */
export async function countersAsked(Page: () => ReactElement): Promise<() => number> {
  const { calls } = await renderApp({
    routes: [{ path: '/', element: <Page /> }],
    at: '/',
    server: serverOf(null),
  })
  await screen.findByRole('heading', { name: 'Page' })
  return () => calls.filter((call) => JSON.stringify(call).includes('menu-counters')).length
}
