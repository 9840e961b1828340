import { expect, test } from 'vitest'
import { bankFileCan, recordedLines } from './bank-file-can.ts'

const [open, recorded] = [{ parts: [] }, { parts: [{ ledgerId: 1 }] }]

test('a bank file can be discarded until one of its lines is recorded, even in part', () => {
  expect(bankFileCan.discard([])).toEqual({ ok: true })
  expect(bankFileCan.discard([open, open])).toEqual({ ok: true })
  expect(bankFileCan.discard([open, recorded])).toEqual({ ok: false, reason: 'bank_file_recorded' })
  expect(recordedLines([open, recorded])).toEqual([recorded])
})
