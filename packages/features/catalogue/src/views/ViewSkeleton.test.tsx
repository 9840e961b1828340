import '@testing-library/jest-dom/vitest'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { listingConfigs } from '../config/listing-config.ts'
import { LotCardSkeletons } from '../mobile/LotCardSkeletons.tsx'
import { ViewSkeleton } from './ViewSkeleton.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const config = listingConfigs['car-auction']

test.each<[string, ReactElement, 'table' | 'status', number]>([
  ['the table', <ViewSkeleton key="table" config={config} view="default" size={20} />, 'table', 1],
  ['the two columns', <ViewSkeleton key="columns" config={config} view="column" size={20} />, 'table', 2],
  ['the photos', <ViewSkeleton key="photos" config={config} view="card" size={20} />, 'status', 1],
  ['the phone’s cards', <LotCardSkeletons key="cards" count={6} />, 'status', 1],
])('the loading of %s is announced only after 150 ms', async (_, skeleton, role, count) => {
  const i18n = await createI18n('en', messages)
  vi.useFakeTimers()
  render(<I18nextProvider i18n={i18n}>{skeleton}</I18nextProvider>)
  act(() => vi.advanceTimersByTime(149))
  expect(screen.queryByLabelText('Loading…')).not.toBeInTheDocument()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getAllByRole(role, { name: 'Loading…' })).toHaveLength(count)
})
