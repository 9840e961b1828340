import { refused } from '@seriba/api/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { profile } from '../testing/profile.ts'
import { show } from '../testing/render.tsx'
import '../testing/setup.ts'
import { SettingsPart } from './SettingsPart.tsx'

const call = 'PUT /user/update-setting'
afterEach(() => void vi.useRealTimers())

async function open(answer: () => unknown = () => ({ success: true })) {
  const page = await show(<SettingsPart detail={profile.detail} />, { answers: { [call]: answer } })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return page
}
const emails = () => screen.getByRole('switch', { name: 'Receive bidding e-mails' })
const russian = () => screen.getByRole('radio', { name: 'Русский' })

test('a switch saves itself once it rests', async () => {
  const { sent } = await open()
  fireEvent.click(emails())
  fireEvent.click(emails())
  fireEvent.click(emails())
  expect(sent(call)).toEqual([])
  act(() => vi.advanceTimersByTime(400))
  await vi.waitFor(() => expect(sent(call)).toEqual([{ bidEmailNotify: false, language: 692 }]))
  expect(await screen.findByText('Saved')).toBeVisible()
})

test('a language is saved at once, with a switch that has not rested yet', async () => {
  const { sent } = await open()
  fireEvent.click(emails())
  fireEvent.click(russian())
  await vi.waitFor(() => expect(sent(call)).toEqual([{ bidEmailNotify: false, language: 693 }]))
  act(() => vi.advanceTimersByTime(1000))
  expect(sent(call)).toHaveLength(1)
})

test('leaving the page saves what was touched, and nothing that was not', async () => {
  const { sent, unmount } = await open()
  fireEvent.click(emails())
  unmount()
  await vi.waitFor(() => expect(sent(call)).toEqual([{ bidEmailNotify: false, language: 692 }]))

  const untouched = await open()
  untouched.unmount()
  act(() => vi.advanceTimersByTime(1000))
  expect(untouched.sent(call)).toEqual([])
})

test('sounds are muted on this device, and outlive the visit only with consent', async () => {
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

test('theme and rows of listings are chosen for this device, and outlive the visit only as they may', async () => {
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

test('what could not be saved is said', async () => {
  await open(() => refused(500, 'internal'))
  fireEvent.click(russian())
  expect(await screen.findByRole('alert')).toHaveTextContent('The information has not been changed')
})
