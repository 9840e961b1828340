import { updateSetting, useViewProfileQuery } from '@seriba/api/shared/user'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { site } from '../testing/site.ts'
import { SettingsPart } from './SettingsPart.tsx'

const profile = aProfile()

const call = 'PUT /user/update-setting'
afterEach(() => void vi.useRealTimers())

const done = () => ({ success: true })
type Opened = { answer?: () => unknown; languages?: ('en' | 'ru')[] }

function OwnSettings() {
  const { data } = useViewProfileQuery()
  return data ? <SettingsPart detail={data.detail} /> : null
}

async function open({ answer = done, languages = ['en', 'ru'] }: Opened = {}) {
  let stored = profile.detail
  const page = await show(<OwnSettings />, {
    answers: {
      'GET /site/config': { ...site, languages },
      'GET /user/view-profile': () => ({ ...profile, detail: stored }),
      [call]: async (request: Request) => {
        const given = answer()
        if (!(given instanceof Response)) stored = { ...stored, ...(await request.json()) }
        return given
      },
      'GET /user/calendar': { since: null },
    },
  })
  await screen.findByRole('switch', { name: 'Receive bidding emails' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return page
}
const emails = () => screen.getByRole('switch', { name: 'Receive bidding emails' })
const russian = () => screen.getByRole('radio', { name: 'Русский' })

test('a switch is saved once it has been unchanged for a moment', async () => {
  const { sent } = await open()
  fireEvent.click(emails())
  fireEvent.click(emails())
  fireEvent.click(emails())
  expect(sent(call)).toEqual([])
  act(() => vi.advanceTimersByTime(400))
  await vi.waitFor(() => expect(sent(call)).toEqual([{ bidEmailNotify: false, language: 692 }]))
  expect(await screen.findByText('Saved')).toBeVisible()
})

test('a language is saved immediately, along with a switch that is still pending', async () => {
  const { sent } = await open()
  fireEvent.click(emails())
  fireEvent.click(russian())
  await vi.waitFor(() => expect(sent(call)).toEqual([{ bidEmailNotify: false, language: 693 }]))
  act(() => vi.advanceTimersByTime(1000))
  expect(sent(call)).toHaveLength(1)
})

test('leaving the page saves what was touched and nothing else', async () => {
  const { sent, unmount } = await open()
  fireEvent.click(emails())
  unmount()
  await vi.waitFor(() => expect(sent(call)).toEqual([{ bidEmailNotify: false, language: 692 }]))

  const untouched = await open()
  untouched.unmount()
  act(() => vi.advanceTimersByTime(1000))
  expect(untouched.sent(call)).toEqual([])
})

test('reloading the page saves what was touched, with the language the header has saved in the meantime', async () => {
  const { store, sent, fetch } = await open()
  fireEvent.click(emails())
  const ofHeader = { bidEmailNotify: true, language: 693 }
  await act(() => store.dispatch(updateSetting.initiate(ofHeader)))
  fireEvent(window, new Event('pagehide'))
  await vi.waitFor(() => expect(sent(call)).toEqual([ofHeader, { ...ofHeader, bidEmailNotify: false }]))
  const [flushed] = fetch.mock.calls.findLast(([{ method }]) => method === 'PUT') ?? []
  expect(flushed?.keepalive).toBe(true)
  act(() => vi.advanceTimersByTime(1000))
  expect(sent(call)).toHaveLength(2)
})

test('sounds are muted on this device, and beyond the visit only with consent', async () => {
  const { sent } = await open()
  const sounds = () => screen.getByRole('switch', { name: 'Notification sounds' })
  expect(sounds()).toBeChecked()
  fireEvent.click(sounds())
  expect(sounds()).not.toBeChecked()
  expect([localStorage.getItem('sounds'), sessionStorage.getItem('sounds')]).toEqual([null, 'off'])
  fireEvent.click(sounds())

  localStorage.setItem('cookie-consent', 'accepted')
  fireEvent.click(sounds())
  expect(localStorage.getItem('sounds')).toBe('off')
  localStorage.clear()
  expect(sent(call)).toEqual([])
})

test('the theme and the number of rows are chosen for this device, and kept beyond the visit only with consent', async () => {
  const { sent } = await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect([localStorage.getItem('themeMode'), sessionStorage.getItem('themeMode')]).toEqual([null, 'dark'])
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }))

  expect(screen.getByRole('radio', { name: '20' })).toBeChecked()
  fireEvent.click(screen.getByRole('radio', { name: '100' }))
  expect(screen.getByRole('radio', { name: '100' })).toBeChecked()
  expect(localStorage.getItem('default-table-size')).toBe('100')
  localStorage.clear()
  sessionStorage.clear()
  expect(sent(call)).toEqual([])
})

test('a setting that could not be saved is reported and reverted', async () => {
  await open({ answer: () => refused(500, 'internal') })
  fireEvent.click(russian())
  expect(russian()).toBeChecked()
  expect(await screen.findByRole('alert')).toHaveTextContent('The information has not been changed')
  expect(russian()).not.toBeChecked()

  fireEvent.click(emails())
  expect(emails()).not.toBeChecked()
  act(() => vi.advanceTimersByTime(400))
  await vi.waitFor(() => expect(emails()).toBeChecked())
})

test('there is no language choice if the company offers only one', async () => {
  await open({ languages: ['en'] })
  expect(screen.queryByRole('radio', { name: 'Русский' })).not.toBeInTheDocument()
})
