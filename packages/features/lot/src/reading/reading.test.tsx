import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { AuctionSheet } from '../sheet/AuctionSheet.tsx'
import { useSheetTranslations } from '../sheet/use-sheet-translations.tsx'
import { aReading, aReadSheet } from '../testing/a-reading.ts'
import { carLot } from '../testing/car-lot.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Sheet({ byReader }: { byReader: boolean }) {
  const car = carLot()
  const lot = {
    ...car,
    translateDetail: { ...car.translateDetail, ...(byReader && { byReader: true as const }) },
  }
  return <AuctionSheet lot={lot} translations={useSheetTranslations(lot, 'car-auction')} />
}

type Given = {
  view?: unknown
  read?: unknown
  language?: 'en' | 'ru'
  byReader?: boolean
  role?: 'client' | 'manager'
  answers?: Record<string, unknown>
}

async function open({
  view,
  read,
  language = 'en',
  byReader = true,
  role = 'client',
  answers = {},
}: Given = {}) {
  let stored: unknown = view ?? aReading(aReadSheet())
  const world = createTestStore({
    'GET /user/view-profile': aProfile(role),
    ...answers,
    'GET /car-auction/sheet-reading': () => (typeof stored === 'function' ? stored() : stored),
    'POST /car-auction/sheet-reading': () => {
      if (read && !(read instanceof Response)) stored = read
      return read
    },
  })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n(language, messages)}>
        <Sheet byReader={byReader} />
      </I18nextProvider>
    </Provider>,
  )
  const user = userEvent.setup()
  if (byReader) await user.click(await screen.findByRole('tab', { name: /^(Reading|Расшифровка)/ }))
  return { ...world, user, show: (next: unknown) => (stored = next) }
}

const finds = async () => within(await screen.findByRole('list', { name: 'Found on this sheet' }))

test('without a connected reader the tab is not offered', async () => {
  await open({ byReader: false })
  await screen.findByRole('tab', { name: 'Manager translation' })
  expect(screen.queryByRole('tab', { name: /Reading/ })).not.toBeInTheDocument()
})

test('findings are listed worst first with their severity in words, and counted on the tab', async () => {
  await open()
  const rows = (await finds()).getAllByRole('button')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Repair history.*修復歴あり.*Red$/),
    expect.stringMatching(/^A2Rear bumper: scratch.*Usual work: polish.*Amber$/),
    expect.stringMatching(/^A1Left front door, right rear door: small scratch2 places.*Green$/),
  ])
  expect(screen.getByRole('tab', { name: /Reading\s*1 red, 1 amber/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('a code on the sheet and its line in the list are selected together', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'A2: Rear bumper: scratch' }))
  expect((await finds()).getByRole('button', { pressed: true })).toHaveTextContent('A2')
  expect(screen.getByText('2 of 3')).toBeVisible()
  await user.click((await finds()).getByRole('button', { name: /small scratch/ }))
  const pressed = screen.getAllByRole('button', { name: /^A1: Left front door/ })
  expect(pressed.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
})

test('keys move through the findings and hide the codes', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'A2: Rear bumper: scratch' }))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('3 of 3')).toBeVisible()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(screen.getByText('1 of 3')).toBeVisible()
  ;(await finds()).getByRole('button', { pressed: true }).focus()
  await user.keyboard('o')
  expect(screen.queryByRole('button', { name: 'A2: Rear bumper: scratch' })).not.toBeInTheDocument()
  expect(screen.getByRole('switch', { name: 'Codes on the sheet' })).not.toBeChecked()
})

test('an unchecked reading is labeled as a draft, and nothing in it as checked', async () => {
  await open()
  expect(await screen.findByText(/Read by machine 2026.11.24/)).toBeVisible()
  expect(screen.getByText(/Nobody has checked this reading yet/)).toBeVisible()
  expect(screen.queryByText(/^Checked by/)).not.toBeInTheDocument()
  expect(screen.getAllByText('not checked')).toHaveLength(3)
  expect(screen.queryByText('checked')).not.toBeInTheDocument()
})

test('a checked reading names the person and their corrections', async () => {
  const changes = [{ what: 'mileage', was: '63214', is: '68214' }]
  const checked = { by: 'A. Sato', at: '2026-11-24T00:40:00Z', changes }
  await open({ view: aReading(aReadSheet({ checked })) })
  expect(await screen.findByText(/^Checked by A\. Sato/)).toBeVisible()
  expect(screen.getAllByText('checked')).toHaveLength(2)
  expect(screen.getByText('corrected')).toBeVisible()
  expect(screen.queryByText(/Nobody has checked/)).not.toBeInTheDocument()
})

test('the demo company’s reading is labeled as its own', async () => {
  await open({ view: aReading(aReadSheet({ reader: 'demo' })) })
  expect(await screen.findByText(/Read by the demo’s own reader/)).toBeVisible()
  expect(screen.getByText(/No machine has read this one/)).toBeVisible()
  expect(screen.queryByText(/^Read by machine/)).not.toBeInTheDocument()
})

test('a sheet is read on request, and stays visible in the meantime', async () => {
  const { user, calls } = await open({ view: aReading(null), read: aReading(aReadSheet()) })
  expect(await screen.findByRole('img', { name: /Auction sheet of lot 41207/ })).toBeVisible()
  expect(calls).not.toContain('POST /car-auction/sheet-reading')
  await user.click(screen.getByRole('button', { name: 'Read this sheet' }))
  expect((await finds()).getAllByRole('button')).toHaveLength(3)
})

test('an unreadable sheet is reported, and so is an error', async () => {
  await open({ view: aReading(null, { state: 'unreadable' }) })
  expect(await screen.findByText('This sheet can’t be read')).toBeVisible()
  cleanup()
  const { user } = await open({ view: aReading(null), read: refused(502, 'sheet_not_read') })
  await user.click(await screen.findByRole('button', { name: 'Read this sheet' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The sheet couldn’t be read. Please try again later.',
  )
  expect(screen.getByRole('button', { name: 'Read this sheet' })).toBeEnabled()
})

test('a Russian page shows the reading in Russian', async () => {
  await open({ language: 'ru' })
  expect(await screen.findByText('Задний бампер: царапина')).toBeVisible()
  expect(screen.getAllByText('Жёлтый')[0]).toBeVisible()
})

test('in full screen the sheet can be zoomed, and the legend has every code of the hall', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Enlarge with codes' }))
  const large = within(await screen.findByRole('dialog', { name: /Sheet with codes, USS Tokyo 41207/ }))
  await user.click(large.getByRole('button', { name: 'Zoom in' }))
  expect(large.getByText('150%')).toBeVisible()
  await user.click(large.getByText('Legend of the hall'))
  const legend = within(large.getByRole('list', { name: 'Codes and what they mean' }))
  expect(legend.getAllByRole('listitem').length).toBeGreaterThan(40)
})

test('a severity can be hidden and shown by its count, on the sheet and in the list', async () => {
  const { user } = await open()
  const amber = await screen.findByRole('button', { name: 'Amber 1', pressed: true })
  await user.click(amber)
  expect((await finds()).getAllByRole('button').map(({ textContent }) => textContent?.slice(-5))).toEqual(
    ['Red', 'Green'].map((word) => expect.stringContaining(word)),
  )
  expect(screen.queryByRole('button', { name: 'A2: Rear bumper: scratch' })).not.toBeInTheDocument()
  for (const name of ['Red 1', 'Green 1']) await user.click(screen.getByRole('button', { name }))
  expect(screen.getByText(/What was found is hidden/)).toBeVisible()
  await user.click(amber)
  expect(screen.getByRole('button', { name: 'A2: Rear bumper: scratch' })).toBeVisible()
})

test('defects that were looked for and not found are listed', async () => {
  await open()
  expect(
    await screen.findByText(/replaced parts \(XX\), parts to be replaced \(X\), rust or corrosion/),
  ).toBeVisible()
  expect(screen.queryByText(/repair history \(R, RA\)/)).not.toBeInTheDocument()
  expect(screen.queryByText(/could not be explained/)).not.toBeInTheDocument()
})

test('a remark that could not be explained is reported as possibly incomplete', async () => {
  const { reading } = aReadSheet()
  const remarks = [{ written: '謎の一言', en: '', ru: '', sure: 90, box: null }]
  await open({ view: aReading(aReadSheet({ reading: { ...reading, remarks } })) })
  expect(await screen.findByText(/Some of what is written could not be explained/)).toBeVisible()
})

test('a check is requested once, and then shown with its deadline', async () => {
  const { user, sent, show } = await open({ answers: { 'POST /car-auction/sheet-check': { success: true } } })
  const asked = { at: '2026-11-24T00:20:00Z', promisedAt: '2026-11-24T02:20:00Z' }
  const button = await screen.findByRole('button', { name: 'Ask for a check' })
  show(aReading(aReadSheet(), { asked }))
  await user.click(button)
  expect(await screen.findByText(/You asked for a check on .*by 2026.11.24 11:20/)).toBeVisible()
  expect(sent('POST /car-auction/sheet-check')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Ask for a check' })).not.toBeInTheDocument()
})

test('a checked reading needs no further check, and staff do not request any', async () => {
  const checked = { by: 'A. Sato', at: '2026-11-24T00:40:00Z', changes: [] }
  await open({ view: aReading(aReadSheet({ checked })) })
  expect(await screen.findByText(/^Checked by/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ask for a check' })).not.toBeInTheDocument()
  cleanup()
  const { user } = await open({ role: 'manager' })
  await user.click((await finds()).getByRole('button', { name: /A2/ }))
  expect(screen.queryByRole('button', { name: 'Ask for a check' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Report a mistake' })).not.toBeInTheDocument()
})

test('a finding is reported as wrong with a comment, and the report stays visible', async () => {
  const { user, sent, show } = await open({
    answers: { 'POST /car-auction/sheet-mistake': { success: true } },
  })
  await user.click((await finds()).getByRole('button', { name: /small scratch/ }))
  await user.click(screen.getByRole('button', { name: 'Report a mistake' }))
  const form = within(screen.getByRole('form', { name: 'Report a mistake' }))
  await user.click(form.getByRole('button', { name: 'Send report' }))
  expect(sent('POST /car-auction/sheet-mistake')).toEqual([])
  await user.type(form.getByRole('textbox', { name: 'What is wrong with A1?' }), 'It is an A3, oh')
  // Typing a letter does not hide the codes.
  expect(screen.getByRole('switch', { name: 'Codes on the sheet' })).toBeChecked()
  const mistake = { kind: 'mark' as const, says: 'A1', places: ['leftFrontDoor', 'rightRearDoor'] as const }
  const note = 'It is an A3, oh'
  show(
    aReading(aReadSheet(), {
      reported: [{ ...mistake, places: [...mistake.places], note, at: '2026-11-24T00:20:00Z' }],
    }),
  )
  await user.click(form.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('You reported: It is an A3, oh')).toBeVisible()
  expect(sent('POST /car-auction/sheet-mistake')).toMatchObject([{ ...mistake, note }])
})

test('a report about something that has changed in the meantime keeps its text', async () => {
  const { user } = await open({ answers: { 'POST /car-auction/sheet-mistake': refused(409, 'stale') } })
  await user.click((await finds()).getByRole('button', { name: /small scratch/ }))
  await user.click(screen.getByRole('button', { name: 'Report a mistake' }))
  await user.type(screen.getByRole('textbox', { name: /What is wrong/ }), 'No')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Someone else changed this/)
  expect(screen.getByRole('textbox', { name: /What is wrong/ })).toHaveValue('No')
})

test('the sheet stays available if the account has no access to readings', async () => {
  await open({ view: () => refused(403, 'permission_missing') })
  expect(await screen.findByText(/Your account has no readings of auction sheets/)).toBeVisible()
  expect(screen.getByRole('img', { name: /Auction sheet of lot 41207/ })).toBeVisible()
})

test('keys enlarge the large sheet, and 0 fits it to the width', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Enlarge with codes' }))
  const large = within(await screen.findByRole('dialog', { name: /Sheet with codes/ }))
  large.getByRole('button', { name: 'Red 1' }).focus()
  await user.keyboard('++')
  expect(large.getByText('200%')).toBeVisible()
  await user.keyboard('-')
  expect(large.getByText('150%')).toBeVisible()
  await user.keyboard('0')
  expect(large.getByText('100%')).toBeVisible()
})

test.each([
  ['en', ['purple', '2027.04', 'ex-rental']],
  ['ru', ['фиолетовый', '2027.04', 'бывший прокатный']],
] as const)('the boxes of the form are in the reader’s language (%s)', async (language, said) => {
  const read = aReadSheet()
  const boxes = [
    ['color', 'パープル'],
    ['inspection', 'R9年4月'],
    ['use', 'レンタ'],
  ].map(([name, value]) => ({ name, value, sure: 90, box: null }))
  await open({
    language,
    view: aReading({ ...read, reading: { ...read.reading, fields: boxes } } as typeof read),
  })
  for (const text of said) expect(await screen.findByText(text)).toBeVisible()
})
