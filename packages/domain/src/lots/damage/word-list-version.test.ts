import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { codeEntries, phraseEntries } from '../sheet/sheet-entries.ts'
import type { SheetReading } from '../sheet/sheet-reading.ts'
import { damageBitsIn } from './damage-in-reading.ts'
import { wordListVersion } from './word-list-version.ts'

const seen = { sure: 90, box: null }
const empty: SheetReading = { turned: 0, fields: [], marks: [], remarks: [] }

/** Every entry of the list, in each place where it can appear on a sheet. */
const readingsOf = (written: string): SheetReading[] => [
  { ...empty, fields: [{ ...seen, name: 'grade', value: written }] },
  { ...empty, fields: [{ ...seen, name: 'mileageMark', value: written }] },
  { ...empty, marks: [{ ...seen, code: written, part: 'hood' }] },
  { ...empty, marks: [{ ...seen, code: written, part: 'roof' }] },
  { ...empty, marks: [{ ...seen, code: written, part: 'windshield' }] },
  { ...empty, remarks: [{ ...seen, written, en: '', ru: '' }] },
  { ...empty, remarks: [{ ...seen, written: `${written}なし`, en: '', ru: '' }] },
]

test('a word list that finds different damage needs a higher version, so that older readings are judged again', () => {
  const found = [...codeEntries, ...phraseEntries]
    .flatMap(({ written }) => written)
    .map((written) => [written, ...readingsOf(written).map(damageBitsIn)].join(' '))
  const list = createHash('sha256').update(found.sort().join('\n')).digest('hex').slice(0, 16)
  // If this fails, raise the version beside the list and update both values here.
  expect({ version: wordListVersion, list }).toEqual({ version: 1, list: '52413157a55611ef' })
})
