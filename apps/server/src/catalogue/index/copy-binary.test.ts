import { Cached } from '@seriba/server-catalogue/index/cached'
import type { CopiedRow } from '@seriba/server-catalogue/index/copied-row'
import { CopyReader } from '@seriba/server-catalogue/index/copy-binary'
import fc from 'fast-check'
import { expect, test } from 'vitest'

type Fields = (Buffer | null)[]

const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const message = (code: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(code), int32(body.length + 4), body])
}

const header = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
const none = Buffer.alloc(0)

/** PostgreSQL's response: the copy with a notice inside it, and what follows. */
function copied(rows: Fields[], after = none): Buffer {
  const field = (value: Buffer | null) => (value === null ? [int32(-1)] : [int32(value.length), value])
  const bodies = [...rows.map((fields) => [int16(fields.length), ...fields.flatMap(field)]), [int16(-1)]]
  const messages = bodies.map((body, i) => message('d', ...(i === 0 ? [header] : []), ...body))
  const notice = message('N', Buffer.from('be patient'))
  return Buffer.concat([message('H', Buffer.alloc(3)), notice, ...messages, message('c'), after])
}

function readIn<T>(pieces: Buffer[], fields: number, take: (row: CopiedRow) => T): T[] {
  const reader = new CopyReader(fields)
  const taken: T[] = []
  for (const piece of pieces) expect(reader.read(piece, (row) => taken.push(take(row)))).toBeNull()
  return taken
}

test('rows are read back as written, wherever the stream is split', () => {
  const fields = fc.option(fc.string({ unit: 'grapheme', maxLength: 12 }))
  const cuts = fc.array(fc.nat(2000), { maxLength: 20 })
  fc.assert(
    fc.property(fc.array(fc.tuple(fields, fields), { maxLength: 30 }), cuts, (rows, at) => {
      const bytes = copied(rows.map((row) => row.map((text) => (text === null ? null : Buffer.from(text)))))
      const places = [0, ...at.filter((place) => place < bytes.length).sort((a, b) => a - b), bytes.length]
      const pieces = places.slice(1).map((end, i) => bytes.subarray(places[i], end))
      const texts: string[] = []
      const codes = new Cached((text) => texts.push(text) - 1, 4)
      const read = readIn(pieces, 2, (row) => [texts[row.known(0, codes)], row.text(1)])
      expect(read).toEqual(rows.map((row) => row.map((text) => text ?? '')))
    }),
  )
})

test('numbers keep their sign and size, and null is not a number', () => {
  const bigint = Buffer.alloc(8)
  bigint.writeBigInt64BE(-9_007_199_254_740_000n)
  const real = Buffer.alloc(4)
  real.writeFloatBE(4.5)
  const row: Fields = [bigint, real, Buffer.from([0xff, 0xfe]), Buffer.from([0x80, 0, 0, 1]), null]
  const [read] = readIn([copied([row])], 5, (r) => [
    r.bigint(0),
    r.real(1),
    r.smallint(2),
    r.int(3),
    r.int(4),
  ])
  expect(read).toEqual([-9_007_199_254_740_000, 4.5, -2, -2_147_483_647, Number.NaN])
})

test.each([
  ['AC, aw;SR/Navi\tTV', ['AC', 'AW', 'SR', 'NAVI', 'TV']],
  ['  ', []],
  ['', []],
  ['aw ナビ AC', null],
])('the words of %j are %j', (text, words) => {
  const capitals: string[] = []
  const codes = new Cached((word) => capitals.push(word.toUpperCase()) - 1)
  const [read] = readIn([copied([[Buffer.from(text)]])], 1, (row) => {
    const taken: (string | undefined)[] = []
    return row.words(0, codes, (code) => taken.push(capitals[code])) ? taken : null
  })
  expect(read).toEqual(words)
})

test.each([
  ['grs182-00a', 'GRS182-00A'],
  ['', ''],
  ['é-ß', 'É-SS'],
  ['x'.repeat(600), 'X'.repeat(600)],
])('%j in capitals is %j', (text, capitals) => {
  const read = (row: CopiedRow) => {
    const length = row.inCapitals(0)
    return Buffer.from(row.capitals).toString('utf8', 0, length)
  }
  expect(readIn([copied([[Buffer.from(text)]])], 1, read)).toEqual([capitals])
})

test('a row with the wrong number of columns is refused', () => {
  expect(() => readIn([copied([[null, null]])], 3, () => null)).toThrow('has 2 fields, not 3')
})

test('bytes after the copy are handed back, and rows can be skipped until then', () => {
  const after = message('C', Buffer.from('COPY 1'))
  const bytes = copied([[Buffer.from('one')]], after)
  for (const take of [() => {}, null]) {
    const reader = new CopyReader(1)
    expect(reader.read(bytes.subarray(0, 60), take)).toBeNull()
    expect(reader.read(bytes.subarray(60), take)).toEqual(after)
  }
})
