import { expect, test } from 'vitest'
import { aClient, type TestUser } from '../test/builders.ts'
import { ledgerLinesOf } from '../test/ledger-lines.ts'
import { readBankFileOf } from '../test/read-bank-file.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer({ demo: true })
const { desk, aWonCar, paidOf } = wonCarsOf(server)
type Line = { id: number; sender: string; amount: number; matches: Match[]; ledgerId: number | null }
type Match = {
  match: string
  client: { id: number }
  deposit: { id: number } | null
  difference: number | null
}

const read = readBankFileOf(desk)
const recordLine = async (body: Record<string, unknown>) =>
  (await (await desk()).post('/payments/record-bank-line', body)).json()

async function aNamedClient(fullName: string, company: string | null = null) {
  const client = await aClient(server.db, { permissions: { biddingAllowed: false } })
  await server.db
    .updateTable('users')
    .set({ full_name: fullName, company })
    .where('id', '=', client.id)
    .execute()
  return client
}
const announce = async (client: TestUser) =>
  (await (await server.signInAs(client)).post('/payments/deposit', { method: 'bank' })).json().result.deposit

const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)

test('a line is matched by its reference, amount, and sender, and nothing is entered automatically', async () => {
  const [sure, less, swapped, named] = [
    await aNamedClient('Lucy Achieng'),
    await aNamedClient('Brian Kiptoo'),
    await aNamedClient('Faith Wanjiru'),
    await aNamedClient('Oleg Sidorenko', 'Sidorenko Motors LLC'),
  ]
  const [one, two, three] = [await announce(sure), await announce(less), await announce(swapped)]
  const nearly = three.reference.replace(/([1-9])0/, '0$1')
  expect(nearly).not.toBe(three.reference)
  const { result } = await read(
    [
      'Date,Amount,Description',
      `${day},"150,000",LUCY ACHIENG ${one.reference}`,
      `${day},148500,B KIPTOO ${two.reference.replaceAll(' ', '-')} LESS CHGS 1500`,
      `${day},150000,${nearly}`,
      `${day},1500000,SIDORENKO MOTORS`,
      `${day},42000,NIHON TAX OFFICE`,
      `${day},-9000,RENT`,
    ].join('\n'),
  )
  expect(result).toMatchObject({ isRepeated: false, outgoing: 1 })
  const best = result.lines.map(({ matches }: Line) => matches[0] ?? null)
  expect(best[0]).toMatchObject({
    match: 'sure',
    client: { id: sure.id },
    deposit: { id: one.id },
    difference: 0,
  })
  expect(best[1]).toMatchObject({ match: 'amount', client: { id: less.id }, difference: -1500 })
  expect(best[2]).toMatchObject({ match: 'reference', client: { id: swapped.id } })
  expect(best[3]).toMatchObject({ match: 'name', client: { id: named.id }, deposit: null, difference: null })
  expect(best[4]).toBeNull()
  for (const client of [sure, less, swapped, named])
    expect(await ledgerLinesOf(server.db, client)).toEqual([])
})

test('an identical file is recognized, and a line that appears in two files counts once', async () => {
  const client = await aNamedClient('Aiko Twice')
  const lines = [`${day},61000,AIKO TWICE`, `${day},61000,AIKO TWICE`]
  const text = ['date,amount,text', ...lines].join('\n')
  const first = (await read(text)).result
  expect(first.lines).toHaveLength(2)
  expect((await read(text, 'again.csv')).result).toMatchObject({ id: first.id, isRepeated: true })
  // The next day's file also contains the day before.
  const next = (await read([text, `${day},7000,SOMEBODY`].join('\n'))).result
  expect(next).toMatchObject({ ofEarlierFiles: 2, lines: [{ amount: 7000 }] })
  const [line] = first.lines
  const done = await Promise.all([1, 2].map(() => recordLine({ id: line.id, userId: client.id })))
  expect(done.map((answer) => answer.messageCode ?? 'done').sort()).toEqual(['bank_line_done', 'done'])
  expect(await ledgerLinesOf(server.db, client)).toEqual([[null, 61_000]])
  // The day's other line looks like it, and staff say that it is a different one.
  expect((await recordLine({ id: first.lines[1].id, userId: client.id })).messageCode).toBe('payment_alike')
  expect((await recordLine({ id: first.lines[1].id, userId: client.id, force: true })).result.success).toBe(
    true,
  )
})

test('a line that matches a deposit is entered as that deposit, with the amount received', async () => {
  const client = await aNamedClient('Dep Osit')
  const deposit = await announce(client)
  const { lines } = (await read(`date,amount,text\n${day},148500,${deposit.reference}`)).result
  const [line] = lines as Line[]
  expect((await recordLine({ id: line?.id, userId: client.id, depositId: deposit.id })).result.success).toBe(
    true,
  )
  expect(await ledgerLinesOf(server.db, client)).toEqual([['deposit', 148_500]])
  const staff = await desk()
  const { deposits } = (
    await staff.get('/payments/deposits', { state: 'received', search: deposit.reference })
  ).json().result
  expect(deposits).toMatchObject([{ id: deposit.id, state: 'received', received: 148_500 }])
})

test('a line pays the invoices named in its text, and entries made by hand are pointed out', async () => {
  const client = await aNamedClient('In Voiced')
  const car = await aWonCar(client, 400_000)
  const staff = await desk()
  const { number } = (await staff.post('/invoice/create', { purchaseId: car.id })).json().result
  const { due } = (await staff.get('/invoice/index', { clientId: client.id })).json().result
  const { id, lines } = (await read(`date,amount,text\n${day},${due},INV ${number.replaceAll('-', ' ')}`))
    .result
  expect(lines[0].matches[0]).toMatchObject({
    match: 'sure',
    client: { id: client.id },
    invoices: [{ number, due }],
  })
  await staff.post('/payments/create', {
    userId: client.id,
    type: 'Remittances',
    amount: due,
    method: 'bank',
    date: day,
  })
  expect(await paidOf(car.id)).toBe(due)
  // Its invoice is paid now, so nothing indicates whose the line is any more.
  expect((await staff.get('/payments/bank-file', { id })).json().result.lines[0].matches).toEqual([])
})

test('a line can be set aside and restored, and cannot be entered while it is set aside', async () => {
  const client = await aNamedClient('Set Aside')
  const { id, lines } = (await read(`date,amount,text\n${day},12345,KANPU`)).result
  const staff = await desk()
  const aside = (value: boolean) =>
    staff.put('/payments/set-bank-line-aside', { id: lines[0].id, aside: value })
  await aside(true)
  expect((await staff.get('/payments/bank-file', { id })).json().result.lines[0].isSetAside).toBe(true)
  expect((await recordLine({ id: lines[0].id, userId: client.id })).messageCode).toBe('bank_line_done')
  await aside(false)
  const { result } = await recordLine({ id: lines[0].id, userId: client.id })
  expect((await aside(true)).json().messageCode).toBe('bank_line_done')
  // A reversed payment is among the open lines again.
  await staff.post('/payments/reverse', { id: result.id, reason: 'Wrong' })
  expect((await staff.get('/payments/bank-file', { id })).json().result.lines[0].ledgerId).toBeNull()
})

test('a line can be split among several clients, with each part recorded separately and the rest left open', async () => {
  const [one, two] = [await aNamedClient('Part One'), await aNamedClient('Part Two')]
  const staff = await desk()
  const { id, lines } = (await read(`date,amount,text\n${day},300000,TWO OF US`)).result
  const line = lines[0].id
  const view = async () => (await staff.get('/payments/bank-file', { id })).json().result.lines[0]
  const first = await recordLine({ id: line, userId: one.id, amount: 100_000 })
  expect(await view()).toMatchObject({
    ledgerId: null,
    left: 200_000,
    parts: [{ ledgerId: first.result.id, amount: 100_000, client: { id: one.id } }],
  })
  expect((await recordLine({ id: line, userId: two.id, amount: 200_001 })).messageCode).toBe(
    'bank_part_too_high',
  )
  // A colleague who still sees the whole amount is told, and credits nobody with a different sum than they saw.
  expect((await recordLine({ id: line, userId: two.id, left: 300_000 })).messageCode).toBe('stale')
  const rest = await recordLine({ id: line, userId: two.id, left: 200_000 })
  expect((await ledgerLinesOf(server.db, two)).map(([, amount]) => amount)).toEqual([200_000])
  expect(await view()).toMatchObject({ ledgerId: rest.result.id, left: 0, parts: [{}, {}] })
  expect((await recordLine({ id: line, userId: two.id, force: true })).messageCode).toBe('bank_line_done')
  // The first part was somebody else's: moved, it is still the same part; reversed, it is open again.
  const moved = (
    await staff.post('/payments/move', { id: first.result.id, userId: two.id, reason: 'Wrong' })
  ).json().result
  expect((await view()).parts).toMatchObject([{ ledgerId: rest.result.id }, { ledgerId: moved.id }])
  await staff.post('/payments/reverse', { id: moved.id, reason: 'Wrong' })
  expect(await view()).toMatchObject({ ledgerId: null, left: 100_000, parts: [{ ledgerId: rest.result.id }] })
})

test('the rest of a line can be set aside, and once a part is reversed, the whole line is open again', async () => {
  const client = await aNamedClient('Half Aside')
  const staff = await desk()
  const { id, lines } = (await read(`date,amount,text\n${day},300000,HALF ASIDE`)).result
  const part = await recordLine({ id: lines[0].id, userId: client.id, amount: 100_000 })
  await staff.put('/payments/set-bank-line-aside', { id: lines[0].id, aside: true })
  await staff.post('/payments/reverse', { id: part.result.id, reason: 'Wrong' })
  expect((await staff.get('/payments/bank-file', { id })).json().result.lines[0]).toMatchObject({
    isSetAside: false,
    left: 300_000,
    parts: [],
  })
})

test('a line pays for the purchases that staff select, in their order, and the rest stays on the balance', async () => {
  const client = await aNamedClient('Named Cars')
  const [early, late] = [await aWonCar(client, 300_000), await aWonCar(client, 200_000)]
  const staff = await desk()
  const { purchases } = (await staff.get('/payments/payable', { userId: client.id })).json().result
  const openOf = (car: { id: number }) =>
    purchases.find(({ purchaseId }: { purchaseId: number }) => purchaseId === car.id).open
  const { lines } = (await read(`date,amount,text\n${day},${openOf(late) + 1000},NAMED CARS`)).result
  const stranger = await aWonCar(await aNamedClient('Stranger'), 90_000)
  const refused = await recordLine({ id: lines[0].id, userId: client.id, purchaseIds: [stranger.id] })
  expect(refused.messageCode).toBe('not_found')
  await recordLine({ id: lines[0].id, userId: client.id, purchaseIds: [late.id] })
  expect([await paidOf(early.id), await paidOf(late.id)]).toEqual([0, openOf(late)])
  const again = { userId: client.id, type: 'Remittances', amount: 5000, method: 'cash', force: true }
  const paid = await staff.post('/payments/create', { ...again, purchaseIds: [late.id] })
  expect(paid.json().messageCode).toBe('allocation_too_high')
  expect(
    (await staff.post('/payments/create', { ...again, type: 'Yahoo', purchaseIds: [early.id] })).statusCode,
  ).toBe(422)
})

test('a deposit assigned to a purchase when it is entered pays for it', async () => {
  const client = await aNamedClient('Depo Sitor')
  const car = await aWonCar(client, 90_000)
  const deposit = await announce(client)
  const staff = await desk()
  const entry = { userId: client.id, type: 'Remittances', amount: 150_000, method: 'bank' }
  await staff.post('/payments/create', { ...entry, depositId: deposit.id, purchaseIds: [car.id] })
  expect(await ledgerLinesOf(server.db, client)).toContainEqual(['deposit', 150_000])
  const { purchases } = (await staff.get('/payments/payable', { userId: client.id })).json().result
  expect(await paidOf(car.id)).toBe(150_000)
  expect(purchases).toMatchObject([{ purchaseId: car.id, sku: car.sku }])
})

test('a file read with the wrong date order can be discarded and read again, and the audit log says so', async () => {
  const staff = await desk()
  const text = 'date,amount,text\n03/04/2026,71000,WRONG WAY\n04/05/2026,72000,WRONG WAY'
  const wrong = (await read(text, 'slashes.csv', 'mdy')).result
  await staff.put('/payments/set-bank-line-aside', { id: wrong.lines[1].id, aside: true })
  const discarded = await staff.delete('/payments/bank-file', { id: wrong.id })
  expect(discarded.json().result).toEqual({ success: true })
  expect((await staff.get('/payments/bank-file', { id: wrong.id })).statusCode).toBe(404)
  const { result } = await read(text, 'slashes.csv', 'dmy')
  expect(result).toMatchObject({
    isRepeated: false,
    ofEarlierFiles: 0,
    lines: [
      { day: '2026-04-03', isSetAside: false },
      { day: '2026-05-04', isSetAside: false },
    ],
  })
  const entry = await server.db
    .selectFrom('audit')
    .select(['action', 'before'])
    .where('entity', '=', 'bankFile')
    .where('entity_id', '=', String(wrong.id))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ action: 'bankFile.discarded', before: { name: 'slashes.csv', lines: 2 } })
  expect((await staff.delete('/payments/bank-file', { id: wrong.id })).statusCode).toBe(404)
})

test('a file is kept while even part of a line is recorded, and can be discarded once the payment is reversed', async () => {
  const client = await aNamedClient('Still Standing')
  const staff = await desk()
  const { id, lines } = (await read(`date,amount,text\n${day},81000,ONE\n${day},82000,TWO`)).result
  const part = (await recordLine({ id: lines[0].id, userId: client.id, amount: 1000 })).result
  const discard = async () => (await staff.delete('/payments/bank-file', { id })).json()
  expect((await discard()).messageCode).toBe('bank_file_recorded')
  expect((await staff.get('/payments/bank-file', { id })).json().result.lines).toHaveLength(2)
  await staff.post('/payments/reverse', { id: part.id, reason: 'Wrong day' })
  expect((await discard()).result).toEqual({ success: true })
})

test('recording a line while its file is being discarded either keeps the file or fails', async () => {
  const client = await aNamedClient('Both At Once')
  const staff = await desk()
  const { id, lines } = (await read(`date,amount,text\n${day},91000,BOTH AT ONCE`)).result
  const [recorded, discarded] = await Promise.all([
    recordLine({ id: lines[0].id, userId: client.id }),
    staff.delete('/payments/bank-file', { id }),
  ])
  const codes = [recorded.messageCode ?? 'done', discarded.json().messageCode ?? 'done']
  expect([
    ['done', 'bank_file_recorded'],
    ['not_found', 'done'],
  ]).toContainEqual(codes)
  expect(await ledgerLinesOf(server.db, client)).toHaveLength(codes[0] === 'done' ? 1 : 0)
})
