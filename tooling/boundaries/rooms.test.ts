import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const home = join(import.meta.dirname, '../../packages/server')
const rows = [...readFileSync(join(home, 'README.md'), 'utf8').matchAll(/^\| `([\w-]+)` \| .+ \| (.+) \|$/gm)]

test('the table of the server’s rooms has a row for each one', () => {
  const rooms = globSync('*/package.json', { cwd: home }).map((manifest) => basename(dirname(manifest)))
  expect(rows.map(([, room]) => room).sort()).toEqual(rooms.sort())
})

test('every starting point named in the table exists', () => {
  const missing = rows.flatMap(([, room = '', places = '']) =>
    [...places.matchAll(/`([^`]+)`/g)].flatMap(([, place = '']) =>
      existsSync(join(home, room, 'src', place)) ? [] : [`${room}/${place}`],
    ),
  )
  expect(missing).toEqual([])
})
