import { useSideBay } from '@seriba/ui/AppShell'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AppFacts, AppProvider } from '../app/app-context.ts'
import { useRail } from './use-rail.ts'

const app = { side: 'client' } as AppFacts

function Rail() {
  const [collapsed, toggle] = useRail()
  return (
    <button type="button" onClick={toggle}>
      {collapsed ? 'Folded' : 'Open'}
    </button>
  )
}

function Chat() {
  useSideBay()
  return 'Chat'
}

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <AppProvider value={app}>
      <Rail />
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Close' : 'Write'}
      </button>
      {open && <Chat />}
    </AppProvider>
  )
}

const widthOf = (limit: 'min' | 'max', query: string) =>
  Number(new RegExp(`${limit}-width: (\\d+)px`).exec(query)?.[1] ?? (limit === 'min' ? 0 : 9999))

/** A window of this width. */
function open(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= widthOf('min', query) && width <= widthOf('max', query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  render(<Page />)
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const isShown = (name: string) => expect(screen.getByRole('button', { name })).toBeDefined()

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the menu makes room for a chat when there is not enough for both, and returns afterward', () => {
  open(1440)
  isShown('Open')
  press('Write')
  isShown('Folded')
  press('Close')
  isShown('Open')
  expect(localStorage.getItem('rail')).toBeNull()
})

test('a menu opened beside a chat stays open until the next chat', () => {
  open(1440)
  press('Write')
  press('Folded')
  isShown('Open')
  press('Close')
  press('Write')
  isShown('Folded')
})

test.each([1280, 1920])('a chat leaves the menu alone at %d px', (width) => {
  localStorage.setItem('rail', 'open')
  open(width)
  press('Write')
  isShown('Open')
})
