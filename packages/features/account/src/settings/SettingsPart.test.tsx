import { updateSetting, useViewProfileQuery } from '@seriba/api/shared/user'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { allNotificationsOn } from '@seriba/domain/notifications/choices'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../testing/render.tsx'
import '../testing/setup.ts'
import { SettingsPart } from './SettingsPart.tsx'

const profile = aProfile()

const call = 'PUT /user/update-setting'
const read = 'GET /user/notification-choices'
const keep = 'PUT /user/update-notification-choices'
afterEach(() => void vi.useRealTimers())

const done = () => ({ success: true })
type Opened = { answer?: () => unknown; kept?: () => unknown; detail?: typeof profile.detail }

function OwnSettings() {
  const { data } = useViewProfileQuery()
  return data ? <SettingsPart detail={data.detail} /> : null
}

async function open({ answer = done, kept = done, detail = profile.detail }: Opened = {}) {
  let stored = detail
  const page = await show(<OwnSettings />, {
    answers: {
      'GET /user/view-profile': () => ({ ...profile, detail: stored }),
      [call]: async (request: Request) => {
        const given = answer()
        if (!(given instanceof Response)) stored = { ...stored, ...(await request.json()) }
        return given
      },
      [keep]: kept,
      [read]: allNotificationsOn,
      'GET /user/calendar': { since: null },
    },
  })
  await screen.findByRole('table')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return page
}
const emails = () => screen.getByRole('switch', { name: 'Receive bidding emails' })
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

test('so does loading the page anew, with the language that the header has stored meanwhile', async () => {
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

test('what could not be saved is said, and taken back', async () => {
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

const cell = (name: string) => screen.getByRole('checkbox', { name })
const rest = () => act(() => vi.advanceTimersByTime(400))

test('what one wants to be told of by which channel is kept once it has rested', async () => {
  const { sent } = await open()
  fireEvent.click(cell('Message from the manager: Sound'))
  fireEvent.click(cell('Bid status changed: Pop-up'))
  rest()
  const { quiet } = allNotificationsOn
  await vi.waitFor(() => expect(sent(keep)).toEqual([{ off: ['message.sound', 'bidStatus.portal'], quiet }]))
  fireEvent.click(cell('Message from the manager: Sound'))
  rest()
  await vi.waitFor(() => expect(sent(keep)).toContainEqual({ off: ['bidStatus.portal'], quiet }))
  expect(sent(call)).toEqual([])
})

test('mails about bids are switched together; a win is told whatever is off', async () => {
  await open()
  fireEvent.click(emails())
  for (const topic of ['Bid status changed', 'Message from the manager'])
    expect(cell(`${topic}: Email`)).toBeDisabled()
  expect(cell('Bid status changed: Email')).not.toBeChecked()
  expect(cell('New lots in a saved search: Email')).toBeEnabled()
  expect(cell('Bid won: Email')).toBeChecked()
  expect(cell('Bid won: Email')).toBeDisabled()
  expect(cell('Bid won: Sound')).toBeEnabled()
})

test('quiet hours are kept; half a time is not', async () => {
  const { sent } = await open()
  const hours = within(screen.getByRole('group', { name: 'Quiet hours' }))
  expect(hours.getByLabelText('From')).toHaveValue('22:00')
  fireEvent.change(hours.getByLabelText('From'), { target: { value: '2330' } })
  expect(hours.getByLabelText('From')).toHaveValue('23:30')
  fireEvent.change(hours.getByLabelText('To'), { target: { value: '6' } })
  fireEvent.blur(hours.getByLabelText('To'))
  expect(hours.getByLabelText('To')).toHaveValue('7:00')
  fireEvent.click(hours.getByRole('switch', { name: 'Quiet hours' }))
  rest()
  await vi.waitFor(() =>
    expect(sent(keep)).toEqual([{ off: [], quiet: { on: true, from: 23 * 60 + 30, to: 7 * 60 } }]),
  )
})

test('a choice that could not be kept is taken back, and said', async () => {
  await open({ kept: () => refused(500, 'internal') })
  fireEvent.click(cell('Bid status changed: Sound'))
  expect(cell('Bid status changed: Sound')).not.toBeChecked()
  rest()
  expect(await screen.findByRole('alert')).toHaveTextContent('The information has not been changed')
  expect(cell('Bid status changed: Sound')).toBeChecked()
})

test('staff are asked about the desk', async () => {
  await open({ detail: { ...profile.detail, roleId: roleIds.manager, userType: userTypes.manager } })
  expect(cell('Message from a client: Email')).toBeEnabled()
  expect(cell('Bid changed by a colleague: Sound')).toBeEnabled()
  expect(screen.queryByRole('checkbox', { name: 'Bid won: Sound' })).not.toBeInTheDocument()
})
