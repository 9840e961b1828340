import { icalendar } from '@seriba/server-calendar/icalendar'
import { expect, test } from 'vitest'

const event = {
  uid: 'lot-7@seriba',
  changed: new Date('2026-11-23T12:00:00.123Z'),
  start: new Date('2026-11-24T10:40:00+09:00'),
  minutes: 15,
  summary: 'Lot 7',
  description: 'Bids close at 10:00, Japan time.',
  url: 'https://portal.example/car-auctions/7',
}
const linesOf = (text: string) => text.split('\r\n')

test('an event is written in UTC, with its address', () => {
  const lines = linesOf(icalendar('Bids', [event]))
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:lot-7@seriba',
      'DTSTAMP:20261123T120000Z',
      'DTSTART:20261124T014000Z',
      'DURATION:PT15M',
      'DESCRIPTION:Bids close at 10:00\\, Japan time.',
      'URL:https://portal.example/car-auctions/7',
    ]),
  )
  expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
})

test('special characters of the format are escaped as text', () => {
  const summary = 'A; B, C\\D\r\nBEGIN:VEVENT'
  const lines = linesOf(icalendar('Bids', [{ ...event, summary }]))
  expect(lines).toContain('SUMMARY:A\\; B\\, C\\\\D\\nBEGIN:VEVENT')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
})

test('no line exceeds 75 bytes, and no character is split', () => {
  const summary = 'Ставка на Тойоту 🚗 '.repeat(20)
  const text = icalendar('Ставки', [{ ...event, summary }])
  for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`)
})
