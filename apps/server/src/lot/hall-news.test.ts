import { jstDay } from '@seriba/domain/time/jst'
import { resetHall, syncHalls } from '@seriba/server-company/hall-settings'
import { expect, test, vi } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { lotWindows, shown } from '../test/lot-windows.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { window } = lotWindows(server)

/** A staff member changes a hall's bidding deadline, effective today. */
async function setDeadline(name: string, deadlineHours: number) {
  const browser = await server.signInAs(await aManager(server.db))
  const { version } = (await browser.get('/site/halls')).json().result
  const saved = await browser.put('/site/halls', {
    version,
    from: jstDay(new Date()),
    reason: 'As agreed with the hall',
    changes: [{ name, deadlineHours }],
  })
  expect(saved.statusCode).toBe(200)
}

/** Waits until the import of the lots has been announced, so that later windows do not hear of it. */
async function lotsTold() {
  const marker = await aLot(server.db)
  const { told } = await window(await aClient(server.db), shown(marker))
  await server.db.updateTable('lots').set({ grade: 'GX' }).where('id', '=', marker.id).execute()
  await vi.waitFor(() => expect(told).toContain(String(marker.id)))
}

test('a window showing a lot is notified of a changed bidding deadline within a second, and other windows are not', async () => {
  const [lot, ofAnotherHall] = [
    await aLot(server.db, { auction: 'TAA Tohoku' }),
    await aLot(server.db, { auction: 'TAA Kyushu' }),
  ]
  await lotsTold()
  const { told } = await window(await aClient(server.db), shown(ofAnotherHall, lot))
  await setDeadline('TAA Tohoku', 3)
  await vi.waitFor(() => expect(told).toContain(String(lot.id)), { timeout: 1000 })
  await resetHall(server.db, 'TAA Tohoku')
  await vi.waitFor(() => expect(told.filter((id) => id === String(lot.id))).toHaveLength(2))
  expect(told).not.toContain(String(ofAnotherHall.id))
})

test('staff are notified of the live bids at the hall, whatever they are looking at', async () => {
  const lots = [
    await aLot(server.db, { auction: 'JU Nara' }),
    await aLot(server.db, { auction: 'JU Nara', auction_at: new Date(Date.now() - 7_200_000) }),
  ]
  const client = await aClient(server.db)
  for (const lot of lots) await aBid(server.db, client, { lot })
  await lotsTold()
  const { ofBids } = await window(await aManager(server.db), [])
  await setDeadline('JU Nara', 3)
  await vi.waitFor(() => expect(ofBids).toEqual([String(lots[0]?.id)]))
})

test('a start with other terms in the company’s file notifies the windows of the halls that differ', async () => {
  const [changed, same] = [
    await aLot(server.db, { auction: 'JU Mie' }),
    await aLot(server.db, { auction: 'JU Shiga' }),
  ]
  const hall = (name: string, deadlineHours: number) => ({
    name,
    deadlineHours,
    cancelDeadlineHours: null,
    overbidAllowance: null,
    deliveryFee: null,
    auctionFee: null,
  })
  await syncHalls(server.db, [hall('JU Mie', 2), hall('JU Shiga', 2)])
  await lotsTold()
  const { told } = await window(await aClient(server.db), shown(changed, same))
  await syncHalls(server.db, [hall('JU Mie', 3), hall('JU Shiga', 2)])
  await vi.waitFor(() => expect(told).toEqual([String(changed.id)]), { timeout: 1000 })
  // A hall that has left the file has the company's defaults again.
  await syncHalls(server.db, [hall('JU Mie', 3)])
  await vi.waitFor(() => expect(told).toEqual([String(changed.id), String(same.id)]), { timeout: 1000 })
})
