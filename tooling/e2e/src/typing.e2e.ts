import { type CDPSession, expect } from '@playwright/test'
import { laterLot } from './lot-pages.ts'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

test('typing a digit of an amount lays out only its field, not the page around it', async ({ browser }) => {
  const page = await signedIn(browser, 'client', { viewport: { width: 1440, height: 900 } })
  await page.goto(`${base()}/car-auctions/${await laterLot(page)}`)
  const amount = page.getByRole('textbox', { name: /^Your bid/ }).first()
  await amount.fill('125')
  await expect(amount).toHaveValue('125')

  const devtools = await page.context().newCDPSession(page)
  const stop = await traceOf(devtools)
  await page.keyboard.type('0')
  await expect(amount).toHaveValue(/1\s250/)
  const traced = await stop()

  const typed = traced.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'input')
  const layouts = traced.filter(
    ({ name, ts }) =>
      name === 'Layout' && typed.some((input) => ts >= input.ts && ts <= input.ts + (input.dur ?? 0)),
  )
  expect(layouts.length).toBeGreaterThan(0)
  expect(layouts.filter(({ args }) => !args.beginData?.partialLayout)).toEqual([])
})

type TraceEvent = {
  name: string
  ts: number
  dur?: number
  args: { data?: { type?: string }; beginData?: { partialLayout: boolean } }
}

/** What the browser does from now until this is called. */
async function traceOf(devtools: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.end')
    await complete
    return events
  }
}
