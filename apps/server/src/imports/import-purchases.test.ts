import { checkLedger } from '@seriba/server-money/check-ledger'
import { expect, test } from 'vitest'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { ledgerLinesOf } from '../test/ledger-lines.ts'
import { testServer } from '../test/server.ts'
import { uploadsOf } from './upload.ts'

const server = testServer()
const opened = { desk: undefined as ReturnType<typeof server.signInAs> | undefined }
const desk = () => {
  opened.desk ??= aManager(server.db).then((manager) => server.signInAs(manager))
  return opened.desk
}
const { read, check, run, bring, map, problemsOf } = uploadsOf(desk)

const heads = [
  'Client',
  'Stock no.',
  'Date',
  'Make',
  'Model',
  'Chassis No.',
  'Price',
  'Freight',
  'Paid',
  'Due date',
]
const aCar = (client: TestUser, sku: string, money: (string | number)[]) => [
  client.email,
  sku,
  '2026/10/14',
  'TOYOTA',
  'AQUA',
  `NHP10-${sku}`,
  ...money,
]
const purchaseOf = async (sku: string) => {
  const { id } = await server.db
    .selectFrom('purchases')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return (await (await desk()).get('/purchased-cars/view', { id })).json().result.data
}
const balanceOf = async ({ id }: TestUser) =>
  (await (await desk()).get('/client/view', { id })).json().result.balanceInfo.balance
const differences = () => checkLedger({ db: server.db, log: { error: () => {} } })

test('a purchase is imported with its amounts and ship, and a balance that already includes it stays', async () => {
  const client = await aClient(server.db)
  const done = await bring('purchases', [
    [...heads, 'Status', 'Vessel', 'ETD', 'ETA', 'B/L'],
    [
      ...aCar(client, 'OLD-1', ['700,000', '120000', '300000', '2026-11-30']),
      '航海中',
      'Blue Petrel 12',
      '2026-11-20',
      '2026-12-04',
      'BL77',
    ],
  ])
  expect(done.made).toEqual({ clients: 0, purchases: 1, entries: 3, sum: 0 })
  expect(await purchaseOf('OLD-1')).toMatchObject({
    status: 4,
    voyage: 'Blue Petrel 12',
    blNumber: 'BL77',
    finances: { price: 700_000, freight: 120_000, agentFee: 0 },
    totalPrice: 820_000,
    due: 820_000,
    paid: 300_000,
    dueOn: '2026-11-30',
    bidId: null,
    won: true,
  })
  expect(await ledgerLinesOf(server.db, client)).toEqual([
    ['charge', -820_000],
    ['opening', 520_000],
    ['opening', 300_000],
  ])
  expect(await balanceOf(client)).toBe(0)
  expect(await differences()).toEqual([])

  const listed = (await (await server.signInAs(client)).get('/purchased-cars/listing')).json().result.carsList
  expect(listed).toMatchObject([{ sku: 'OLD-1', status: 4, totalPrice: 820_000 }])
})

test('balances that do not include the purchases go down by what is still due', async () => {
  const client = await aClient(server.db)
  const lines = [heads, aCar(client, 'OLD-2', [500_000, '', 200_000, ''])]
  const draft = await read('purchases', lines)
  await map(draft, { counted: false, day: '2026-11-01' })
  expect((await check(draft.id)).sums).toEqual({ amount: 500_000, paid: 200_000, balances: -300_000 })
  await run(draft.id)
  expect(await balanceOf(client)).toBe(-300_000)
  expect(await differences()).toEqual([])
})

test('later money pays what is due, corrections follow, and nothing is charged twice', async () => {
  const client = await aClient(server.db)
  await bring('purchases', [heads, aCar(client, 'OLD-3', [500_000, '', 200_000, ''])])
  const before = await purchaseOf('OLD-3')
  const staff = await desk()
  await staff.post('/payments/create', {
    userId: client.id,
    type: 'Remittances',
    amount: 300_000,
    method: 'bank',
  })
  expect(await purchaseOf('OLD-3')).toMatchObject({ paid: 500_000, due: 500_000 })
  const change = { id: before.id, price: 510_000, reason: 'A key was cut', version: before.finances.version }
  expect((await staff.put('/purchased-cars/update-finances', change)).statusCode).toBe(200)
  const moved = await staff.put('/purchased-cars/update-status', { id: before.id, status: 1 })
  expect(moved.statusCode).toBe(200)
  const after = await purchaseOf('OLD-3')
  expect(after).toMatchObject({ status: 1, due: 510_000, paid: 500_000 })
  expect(
    after.ledger.map(({ purpose, amount }: { purpose: string; amount: number }) => [purpose, amount]),
  ).toEqual([
    ['charge', -500_000],
    ['correction', -10_000],
  ])
  expect(await differences()).toEqual([])
})

test('earlier debts take nothing from what was paid for a purchase', async () => {
  const email = 'debtor@old.example'
  await bring('clients', [
    ['Email', 'Name', 'Country', 'Balance'],
    [email, 'Debtor', 'Kenya', -500_000],
  ])
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await bring('purchases', [
    heads,
    [email, 'OLD-4', '2026/10/14', 'TOYOTA', 'AQUA', 'X-4', 800_000, '', 300_000, ''],
  ])
  const staff = await desk()
  const charge = { userId: id, type: 'Yahoo', amount: 1000, method: 'cash', description: 'A courier' }
  await staff.post('/payments/create', charge)
  expect(await purchaseOf('OLD-4')).toMatchObject({ paid: 299_000, due: 800_000 })
  expect((await (await desk()).get('/client/view', { id })).json().result.balanceInfo.balance).toBe(-501_000)
})

test('unknown clients, unknown statuses, and inconsistent amounts are reported by line and column', async () => {
  const client = await aClient(server.db)
  const draft = await read('purchases', [
    [...heads, 'Status', 'Total'],
    [...aCar(client, 'OLD-5', [500_000, '', 600_000, '31.12.2026']), 'Lost', 500_000],
    ['nobody@old.example', 'OLD-5', '2027-10-14', '', 'AQUA', 'NHP10-OLD-5', 1, '', '', '', '', 2],
  ])
  expect(await problemsOf(draft.id)).toEqual([
    '2 paid paid',
    '2 status status',
    '3 total total',
    '3 client client',
    '3 sku skuTwice',
    '3 purchaseDate dayAhead',
    '3 maker required',
    '3 chassis chassisTwice',
  ])
})
