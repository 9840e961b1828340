import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

test('a buyer downloads their bids’ auctions as a calendar file', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  await page.goto(`${base()}/bids`)
  const bids = await lotsBidOn(page)
  expect(bids.length).toBeGreaterThan(0)
  await openMenu(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download file' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('bids.ics')
  const events = eventsIn(await readFile(await download.path(), 'utf8'))
  expect(events.map(lotOf).sort()).toEqual(bids)
  for (const event of events) {
    expect(event.SUMMARY).toMatch(/^Lot \d+/)
    expect(event.DTSTART).toMatch(/^\d{8}T\d{6}Z$/)
    expect(event.URL).toContain(`/${lotOf(event)}`)
  }
})

test('their calendar app reads them at a secret address without a session, until they replace it', async ({
  browser,
  request,
}) => {
  const page = await signedIn(browser, 'client')
  await page.goto(`${base()}/bids`)
  const bids = await lotsBidOn(page)
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Subscribe by address' }).click()
  await expect(page.getByRole('heading', { name: 'My bid calendar' })).toBeVisible()
  const address = page.getByRole('textbox', { name: 'Calendar address' })
  await page.getByRole('button', { name: 'Create an address' }).click()
  const first = await address.inputValue()
  const read = await request.get(first)
  expect(read.headers()['content-type']).toContain('text/calendar')
  expect(
    eventsIn(await read.text())
      .map(lotOf)
      .sort(),
  ).toEqual(bids)

  await page.getByRole('button', { name: 'Replace' }).click()
  await expect(address).not.toHaveValue(first)
  const second = await address.inputValue()
  expect((await request.get(first)).status()).toBe(404)
  expect((await request.get(second)).status()).toBe(200)

  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Not set up yet.')).toBeVisible()
  expect((await request.get(second)).status()).toBe(404)
})

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Calendar (ICS)' }).click()
}

/** The upcoming lots with their live bids, each once. */
async function lotsBidOn(page: Page): Promise<string[]> {
  const lots = new Set<string>()
  for (const bidStatus of [1, 2]) {
    const response = await page.request.get(`${base()}/v1/bid/my-bid`, {
      params: { bidStatus, pageSize: 100 },
    })
    const { cars } = (await response.json()).result as { cars: { id: string; auctionDate: string | null }[] }
    for (const { id, auctionDate } of cars) if (auctionDate) lots.add(id)
  }
  return [...lots].sort()
}

type Event = Record<string, string>

const lotOf = (event: Event) => /^lot-(\d+)@/.exec(event.UID ?? '')?.[1] ?? ''

/** Parsed as in RFC 5545: a line that begins with a space continues the previous one. */
function eventsIn(file: string): Event[] {
  const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n')
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  const events: Event[] = []
  for (const line of lines) {
    const [name = '', ...value] = line.split(':')
    if (line === 'BEGIN:VEVENT') events.push({})
    else Object.assign(events.at(-1) ?? {}, { [name]: value.join(':') })
  }
  return events
}
