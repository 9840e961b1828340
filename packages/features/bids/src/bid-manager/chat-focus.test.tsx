import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

const wide = 1388
const besideChat = 1028
let resize: (width: number) => void

beforeEach(() => {
  const changed = new Set<() => void>()
  let width = wide
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('1920px'),
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      tell: () => void
      constructor(tell: () => void) {
        this.tell = tell
      }
      observe = () => changed.add(this.tell)
      unobserve() {}
      disconnect = () => changed.delete(this.tell)
    },
  )
  resize = (to) => {
    width = to
    act(() => changed.forEach((tell) => void tell()))
  }
})

const link = () => screen.getByRole('link', { name: /^Lot 41207/ })
const field = () => screen.findByRole('textbox', { name: 'Message' })

async function open() {
  const list = aList([aBid()])
  const { user } = await show(
    <BidManagerPage
      chat={({ onClose }) => (
        <input aria-label="Message" onKeyDown={({ key }) => key === 'Escape' && onClose()} />
      )}
    />,
    {
      profile: aProfile('manager'),
      path: '/bid-manager/all',
      route: '/bid-manager/:segment?',
      answers: { 'GET /bid/index': list, 'GET /bid/filters': filtersOf(list) },
    },
  )
  await screen.findByRole('radiogroup', { name: 'Bid status of lot 41207' })
  await user.keyboard('j')
  return user
}

test('a row keeps the focus while its list makes room for a chat and takes it back', async () => {
  const user = await open()
  await user.keyboard('c')
  await field()
  resize(besideChat)
  expect(link()).toHaveFocus()
  resize(wide)
  expect(link()).toHaveFocus()
})

test('a chat opened with a key returns the focus to its row, whatever had it before', async () => {
  const user = await open()
  screen.getByRole('radio', { name: 'New' }).focus()
  await user.keyboard('c')
  await user.type(await field(), 'Hello{Escape}')
  await waitFor(() => expect(link()).toHaveFocus())
})
