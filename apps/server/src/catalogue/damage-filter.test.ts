import { damageBits } from '@seriba/domain/lots/damage/damage-bits'
import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { aCarLine, importLots } from '../test/lot-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
type Option = { value: string; label: string; counter: number }
type Group = { type: string; filters?: { type: string; options: Option[] }[] }

const bits = { clean: 0, rusty: damageBits(['rust']), both: damageBits(['rust', 'replaced']) }
const cars = [
  { model: 'Clean', condition: '4.5', damage: bits.clean },
  { model: 'Rusty', condition: '4', damage: bits.rusty },
  { model: 'Replaced', condition: '4', damage: bits.both },
  { model: 'Unread', condition: '4', damage: null },
  { model: 'Wreck', condition: 'R', damage: null },
]

let known: Promise<Awaited<ReturnType<typeof server.signInAs>>> | undefined
const aBuyer = () =>
  (known ??= (async () => {
    const ids = await importLots(
      server.url,
      server.db,
      cars.map(({ model, condition }) => aCarLine({ model, condition })),
    )
    for (const [at, { damage }] of cars.entries())
      await server.db
        .updateTable('lots')
        .set({ sheet_damage: damage })
        .where('id', '=', ids[at] ?? 0)
        .execute()
    return server.signInAs(await aClient(server.db))
  })())

async function found(...damage: string[]) {
  const query = damage.map((value) => `damage=${value}`).join('&')
  const { carsList } = (await (await aBuyer()).get(`/car-auction/listing?${query}`)).json().result
  return (carsList as { model: string }[]).map(({ model }) => model).sort()
}

async function offered(...damage: string[]) {
  const query = damage.map((value) => `damage=${value}`).join('&')
  const { filters } = (await (await aBuyer()).get(`/car-auction/filters?${query}`)).json().result as {
    filters: Group[]
  }
  const more = filters.find(({ type }) => type === 'additional')?.filters ?? []
  const options = more.find(({ type }) => type === 'damage')?.options ?? []
  return options.map(({ value, counter }) => [value, counter])
}

test('lots with rust are excluded, and unread lots are not passed off as clean', async () => {
  expect(await found('rust')).toEqual(['Clean'])
  expect(await found('replaced')).toEqual(['Clean', 'Rusty'])
  expect(await found('rust', 'unread')).toEqual(['Clean', 'Unread', 'Wreck'])
})

test('for a sheet nobody has read, the grade alone does not show a repair history', async () => {
  expect(await found('repair')).toEqual(['Clean', 'Replaced', 'Rusty', 'Unread'])
  expect(await found('repair', 'rust')).toEqual(['Clean'])
  expect(await found('repair', 'rust', 'unread')).toEqual(['Clean', 'Unread'])
})

test('each option shows how many lots would remain alongside the selected options', async () => {
  expect(await offered()).toEqual([
    ['repair', 4],
    ['replaced', 2],
    ['toReplace', 3],
    ['rust', 1],
    ['disaster', 3],
    ['mechanics', 3],
    ['mileage', 3],
    ['unread', 2],
  ])
  expect(Object.fromEntries(await offered('rust', 'unread'))).toMatchObject({ repair: 2, rust: 3, unread: 2 })
})

test('an unknown kind of damage is ignored', async () => {
  expect(await found('scratches')).toHaveLength(cars.length)
  expect(await found('unread')).toHaveLength(cars.length)
})
