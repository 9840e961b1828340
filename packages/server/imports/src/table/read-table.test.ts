import { spreadsheet } from '@seriba/server-kit/spreadsheet'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

/** 氏名,国 and 山田,ケニア in the Shift_JIS of Japan. */
const shiftJis = Buffer.from('8e8196bc2c8d910d0a8e5293632c8350836a8341', 'hex')

test('a table is read from text, with lines numbered as in a spreadsheet', async () => {
  expect(
    await readTable(Buffer.from('\ufeffName;Email;;\nWanjiru;w@rift.example\n\n"Two\nlines";x\n\n')),
  ).toEqual({
    headers: ['Name', 'Email'],
    lines: [['Wanjiru', 'w@rift.example'], [], ['Two\nlines', 'x']],
    above: 0,
  })
})

test('Japanese text is read in UTF-8 or Shift_JIS', async () => {
  expect(await readTable(Buffer.from('氏名,国\n山田,日本\n'))).toMatchObject({ headers: ['氏名', '国'] })
  expect(await readTable(shiftJis)).toMatchObject({ headers: ['氏名', '国'] })
})

test('the first sheet of a workbook is read as text', async () => {
  type Row = { name: string; balance: number }
  const columns = [
    { head: 'Name', width: 10, value: ({ name }: Row) => name },
    { head: 'Balance', width: 10, value: ({ balance }: Row) => balance },
  ]
  const file = await spreadsheet({ name: 'Clients', plain: true }, columns, [
    { name: 'Ирина', balance: -350_000 },
  ])
  const bytes = Buffer.concat(await file.toArray())
  expect(await readTable(bytes)).toEqual({
    headers: ['Name', 'Balance'],
    lines: [['Ирина', '-350000']],
    above: 0,
  })
})

test('the lines above the table in our own exported lists are skipped, in either language', async () => {
  const columns = [
    { head: 'Name', width: 10, value: (row: string) => row },
    { head: 'Email', width: 10, value: () => 'i@volga.example' },
  ]
  for (const language of ['en', 'ru'] as const) {
    const head = { company: 'Seriba', language, at: new Date(0) }
    for (const filters of [[], [['Search', 'volga']]] as const) {
      const file = await spreadsheet({ name: 'Clients', ...head, filters }, columns, ['Ирина'])
      expect(await readTable(Buffer.concat(await file.toArray()))).toEqual({
        headers: ['Name', 'Email'],
        lines: [['Ирина', 'i@volga.example']],
        above: 3,
      })
    }
  }
  expect(await readTable(Buffer.from('Name\nAbout\nNo filters\nOtieno\n'))).toMatchObject({
    headers: ['Name'],
  })
})

test('an invalid table is rejected with the reason', async () => {
  expect(await readTable(Buffer.from('%PDF-1.7 \0\0'))).toBe('import_unreadable')
  expect(await readTable(zipSync({ 'a.txt': new Uint8Array(10) }))).toBe('import_unreadable')
  expect(await readTable(Buffer.from('Name,Email\n\n'))).toBe('import_empty')
  expect(await readTable(Buffer.from(`Name\n${'x\n'.repeat(20_001)}`))).toBe('import_too_long')
})
