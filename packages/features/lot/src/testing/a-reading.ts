import type { ReadSheet, SheetReadingAnswer } from '@seriba/contracts/sheets'

/** A sheet with a finding of every severity, read by a machine and checked by nobody. */
export const aReadSheet = (more: Partial<ReadSheet> = {}): ReadSheet => ({
  id: 7,
  reading: {
    turned: 0,
    fields: [
      { name: 'grade', value: '4.5', sure: 99, box: null },
      { name: 'interior', value: 'B', sure: 98, box: null },
      { name: 'mileage', value: '68214', sure: 90, box: null },
    ],
    marks: [
      { code: 'A2', part: 'rearBumper', sure: 94, box: { x: 700, y: 800, width: 30, height: 20 } },
      { code: 'A1', part: 'leftFrontDoor', sure: 96, box: { x: 600, y: 400, width: 30, height: 20 } },
      { code: 'A1', part: 'rightRearDoor', sure: 55, box: { x: 900, y: 500, width: 30, height: 20 } },
    ],
    remarks: [
      { written: '修復歴あり', en: '', ru: '', sure: 91, box: { x: 100, y: 600, width: 300, height: 30 } },
    ],
  },
  counts: { red: 1, amber: 1, green: 1, info: 0 },
  readAt: '2026-11-24T00:12:00Z',
  reader: 'machine',
  checked: null,
  ...more,
})

export const aReading = (
  read: ReadSheet | null,
  more: Partial<SheetReadingAnswer> = {},
): SheetReadingAnswer => ({
  success: true,
  offered: true,
  state: read ? 'read' : 'none',
  read,
  asked: null,
  reported: [],
  ...more,
})
