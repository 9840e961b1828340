export type CalendarEvent = {
  uid: string
  /** When the event's details last changed. */
  changed: Date
  start: Date
  minutes: number
  summary: string
  description: string
  url: string
}

/** Events as a file according to RFC 5545: CRLF, lines of 75 bytes, times in UTC. */
export function icalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Seriba//Bids//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(({ uid, changed, start, minutes, summary, description, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${utc(changed)}`,
      `DTSTART:${utc(start)}`,
      `DURATION:PT${minutes}M`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, (char) => `\\${char}`).replace(/\r\n|\r|\n/g, '\\n')

/** A line continues after a space; no character is cut in two. */
function folded(line: string): string {
  let size = 0
  let text = ''
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter)
    if (size + bytes > 75) {
      text += '\r\n '
      size = 1
    }
    text += letter
    size += bytes
  }
  return text
}
