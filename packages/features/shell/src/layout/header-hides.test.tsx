import { aProfile } from '@seriba/api/testing/facts'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp, serverOf } from '../test/render-app.tsx'
import { AppLayout } from './AppLayout.tsx'

const scrollTo = (y: number) =>
  act(() => {
    vi.stubGlobal('scrollY', y)
    window.dispatchEvent(new Event('scroll'))
  })
const stickyTop = () => document.documentElement.style.getPropertyValue('--sticky-top')

test('the header hides after more than 100 px of scrolling down and returns on scrolling up', async () => {
  await renderApp({
    routes: [{ element: <AppLayout />, children: [{ path: '/bids', element: 'Bids' }] }],
    at: '/bids',
    server: serverOf(aProfile('client')),
  })
  const header = await screen.findByRole('banner')
  const isHidden = () => 'hidden' in header.dataset
  scrollTo(100)
  expect(isHidden()).toBe(false)
  scrollTo(101)
  expect(isHidden()).toBe(true)
  expect(stickyTop()).toBe('0px')

  scrollTo(90)
  expect(isHidden()).toBe(false)
  expect(stickyTop()).toBe('var(--header)')
  // Counted from where the scrolling down began.
  scrollTo(190)
  expect(isHidden()).toBe(false)
  scrollTo(191)
  expect(isHidden()).toBe(true)
})
