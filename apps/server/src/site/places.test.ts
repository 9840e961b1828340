import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPlaces } from '@seriba/server-company/places'
import { describe, expect, test } from 'vitest'
import { mmdb } from '../test/mmdb.ts'
import { testServer } from '../test/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'places-'))
const fileOf = (name: string, network: string) => {
  const file = join(folder, name)
  const place = { country: { iso_code: 'RU' }, city: { names: { en: 'Vladivostok', ru: 'Владивосток' } } }
  writeFileSync(file, mmdb(network, place))
  return file
}

describe('the database of places', () => {
  test('knows an address’s country and city in the requested language', () => {
    const placeOf = openPlaces(fileOf('one.mmdb', '203.0.113.0/24'))
    expect(placeOf('203.0.113.7', 'en')).toMatchObject({
      country: { name: 'Russia', code: 'RU' },
      city: { name: 'Vladivostok' },
    })
    expect(placeOf('203.0.113.7', 'ru').city?.name).toBe('Владивосток')
    expect(placeOf('198.51.100.1', 'en')).toEqual({ country: null, city: null })
  })

  test('prevents the start with a sentence if it cannot be read', () => {
    expect(() => openPlaces(join(folder, 'none.mmdb'))).toThrow(/cannot be read \(ENOENT\)/)
    writeFileSync(join(folder, 'text.mmdb'), 'not a database')
    expect(() => openPlaces(join(folder, 'text.mmdb'))).toThrow(/it is no MMDB database/)
  })

  test('has built-in countries, and knows nothing about private addresses', () => {
    const placeOf = openPlaces(undefined)
    expect(placeOf('77.88.8.8', 'en')).toEqual({
      country: expect.objectContaining({ code: 'RU' }),
      city: null,
    })
    expect(placeOf('2a02:6b8::2:242', 'en').country?.code).toBe('RU')
    expect(placeOf('133.242.0.3', 'ru').country?.name).toBe('Япония')
    expect(placeOf('192.168.1.7', 'en')).toEqual({ country: null, city: null })
  })
})

describe('GET /site/ip-info', () => {
  const server = testServer({ geoipFile: fileOf('local.mmdb', '127.0.0.0/8') })

  test('gives the place of the requesting address', async () => {
    const answer = await server.anonymous().get('/site/ip-info')
    expect(answer.json().result).toMatchObject({ ip: '127.0.0.1', country: { code: 'RU' } })
  })
})
