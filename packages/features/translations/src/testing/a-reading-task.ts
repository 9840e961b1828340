import type { ReadingTask } from '@seriba/contracts/sheets'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'

/** The machine’s reading, partly doubtful. */
export const reading: SheetReading = {
  turned: 0,
  fields: [{ name: 'mileage', value: '63214', sure: 41, box: null }],
  marks: [{ code: 'W2', part: 'leftRearFender', sure: 90, box: { x: 100, y: 100, width: 90, height: 90 } }],
  remarks: [{ written: '下回り小サビ', en: 'rust', ru: '', sure: 90, box: null }],
}

export const aReadingTask = (lotNo: number, more: Partial<ReadingTask> = {}): ReadingTask => ({
  carId: String(lotNo),
  type: 'auction',
  lotNo,
  auctionName: 'USS Yokohama',
  auctionDate: new Date(Date.now() + 3_600_000).toISOString(),
  maker: 'Toyota',
  model: 'Prado',
  auctionSheet: '/sheet.png',
  doubtful: 1,
  read: {
    id: lotNo,
    reading,
    counts: { red: 0, amber: 1, green: 1, info: 0 },
    readAt: '2026-11-24T00:12:00Z',
    reader: 'machine',
    checked: null,
  },
  machine: reading,
  version: 0,
  asked: [],
  mistakes: [],
  ...more,
})
