import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { uploadsOf } from './upload.ts'

const server = testServer()
const opened = { desk: undefined as ReturnType<typeof server.signInAs> | undefined }
const desk = () => {
  opened.desk ??= aManager(server.db).then((manager) => server.signInAs(manager))
  return opened.desk
}
const { bring, readBytes, check } = uploadsOf(desk)

/** A list as staff export it, imported again. */
async function broughtBack(kind: 'clients' | 'purchases', path: string, query: object) {
  const staff = await desk()
  const { url } = (await staff.get(path, { ...query })).json().result
  const file = await staff.get(url.replace('/v1', ''))
  const draft = (await readBytes(kind, file.rawPayload, 'saved.xlsx')).result
  const columns = Object.fromEntries(
    draft.columns.map(({ header, field }: { header: string; field: string | null }) => [header, field]),
  )
  return { columns, report: await check(draft.id) }
}

test('an exported list of clients can be imported as it is, including the lines above its table', async () => {
  await bring('clients', [
    ['Email', 'Name', 'Country', 'Balance', 'Credit limit'],
    ['w@saved.example', 'Wanjiru Mwangi', 'Kenya', 350_000, 2_000_000],
  ])
  const { columns, report } = await broughtBack('clients', '/client/export', { search: 'saved.example' })
  expect(columns).toMatchObject({
    Email: 'email',
    Name: 'fullName',
    Country: 'country',
    Balance: 'openingBalance',
    'Credit limit': 'creditLimit',
  })
  // They exist already, and nothing else is wrong with them.
  expect(report.lines).toMatchObject([
    { line: 5, title: 'Wanjiru Mwangi', amount: 350_000, problems: [{ field: 'email', code: 'emailTaken' }] },
  ])
})

test('an exported list of purchases can be imported, too, with clients recognized by their numbers', async () => {
  const client = await aClient(server.db)
  await bring('purchases', [
    ['Client', 'Stock no.', 'Date', 'Make', 'Model', 'Chassis', 'Total', 'Paid'],
    [client.email, 'SV-1', '2026/10/14', 'TOYOTA', 'AQUA', 'NHP10-SV1', 900_000, 400_000],
  ])
  const asked = { clientId: client.id }
  const { columns, report } = await broughtBack('purchases', '/purchase/index-export', asked)
  expect(columns).toMatchObject({ 'Client ID': 'client', Client: null, Chassis: 'chassis' })
  expect(report.missing).toEqual([])
  const [line, ...rest] = report.lines
  expect(rest).toEqual([])
  expect(line).toMatchObject({ line: 5, amount: 900_000, paid: 400_000 })
  expect(line.problems.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)).toEqual(
    ['sku skuTaken', 'chassis chassisKnown'],
  )
})
