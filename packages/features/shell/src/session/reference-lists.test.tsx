import { auctionStatusList } from '@seriba/api/shared/site'
import { cleanup, screen, waitFor } from '@testing-library/react'
import '@testing-library/jest-dom/vitest'
import { aProfile } from '@seriba/api/testing/facts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp, serverOf } from '../test/render-app.tsx'
import { askReferenceLists } from './reference-lists.ts'
import { SessionEffects } from './SessionEffects.tsx'

let idle: (() => void)[] = []
beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  vi.stubGlobal('cancelIdleCallback', (id: number) => void idle.splice(id - 1, 1))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const lists = {
  'GET /site/get-country-list': { success: true, countryList: [{ value: 183, label: 'Russia', code: 'RU' }] },
  'GET /site/currency-list': [{ value: 1, label: 'JPY' }],
  'GET /site/gearbox-list': [{ value: 'AT', label: 'AT' }],
  'GET /site/auction-status-list': [{ value: 'sold (nego)', label: '4534' }],
}
const listCalls = (calls: readonly string[]) => calls.filter((call) => call in lists)
const open = () =>
  renderApp({
    routes: [
      {
        path: '/',
        element: (
          <>
            <p>Page</p>
            <SessionEffects profile={aProfile('client')} />
          </>
        ),
      },
    ],
    at: '/',
    server: serverOf(aProfile('client'), lists),
  })

test('reference lists are requested once each, when the page is rendered and the browser is idle', async () => {
  const { calls, store } = await open()
  askReferenceLists(store.dispatch, 'forAnybody')
  await screen.findByText('Page')
  await waitFor(() => expect(idle).toHaveLength(2))
  expect(listCalls(calls)).toEqual([])
  for (const work of idle) work()
  await waitFor(() => expect(listCalls(calls).sort()).toEqual(Object.keys(lists).sort()))
  for (const work of idle) work()
  await screen.findByText('Page')
  expect(listCalls(calls)).toHaveLength(4)
})

test('leaving before that requests nothing', async () => {
  const { calls } = await open()
  await waitFor(() => expect(idle).toHaveLength(1))
  cleanup()
  expect(idle).toEqual([])
  expect(listCalls(calls)).toEqual([])
})

test('the server’s status texts become labels and its labels become values', async () => {
  const { store } = await open()
  const { data } = await store.dispatch(auctionStatusList.initiate())
  expect(data).toEqual([{ value: '4534', label: 'Sold (nego)' }])
})
