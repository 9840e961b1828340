import { permissionsOf } from '@seriba/domain/access/permission-templates'
import { roleIds } from '@seriba/domain/access/roles'
import { mailInvitations } from '@seriba/server-imports/invite-imported'
import { spreadsheet } from '@seriba/server-kit/spreadsheet'
import { checkLedger } from '@seriba/server-money/check-ledger'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { accountsOf } from '../test/clients.ts'
import { testServer } from '../test/server.ts'
import { uploadsOf } from './upload.ts'

const server = testServer()
const { auditOf, accountOf } = accountsOf(server)
const opened = { desk: undefined as ReturnType<typeof server.signInAs> | undefined }
const desk = () => {
  opened.desk ??= aManager(server.db).then((manager) => server.signInAs(manager))
  return opened.desk
}
const { readBytes, read, map, check, run, problemsOf, bring, post } = uploadsOf(desk)
const heads = ['Email', 'Name', 'Country', 'Balance']

const clientOf = async (email: string) => {
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return accountOf(id)
}
const ledgerOf = (userId: number) =>
  server.db
    .selectFrom('ledger')
    .select(['type', 'purpose', 'amount', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
const balanceOf = async (userId: number) =>
  (await (await desk()).get('/client/view', { id: userId })).json().result.balanceInfo.balance
const count = async (email: string) => {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from users where email like ${email}`.execute(server.db)
  return rows[0]?.found
}

test('clients are imported with their limits and opening balances, and each balance equals its ledger', async () => {
  const manager = await aManager(server.db)
  const draft = await read('clients', [
    [...heads, 'Credit limit', 'Bids per day', 'Bidding', 'Manager', 'Balance date', 'Тип'],
    [
      'w@first.example',
      'Wanjiru Mwangi',
      'Kenya',
      '350 000',
      '2,000,000',
      5,
      'yes',
      manager.email,
      '',
      'VIP',
    ],
    ['i@first.example', 'Ирина Соколова', 'Россия', '-120000', '', '', '', '', '2024-03-31', ''],
  ])
  expect(draft.columns.map(({ field }) => field)).not.toContain(null)
  expect(await check(draft.id)).toMatchObject({
    counts: { ready: 2, faulty: 0 },
    sums: { amount: 230_000, balances: 230_000 },
  })
  const done = (await run(draft.id)).result
  expect(done).toMatchObject({
    made: { clients: 2, purchases: 0, entries: 2, sum: 230_000 },
    waiting: { noPassword: 2, invited: 0 },
  })

  const [wanjiru, irina] = [await clientOf('w@first.example'), await clientOf('i@first.example')]
  expect(wanjiru).toMatchObject({
    full_name: 'Wanjiru Mwangi',
    role_id: roleIds.vip,
    credit_limit: 2_000_000,
    daily_bid_limit: 5,
    manager_id: manager.id,
    password_hash: null,
    short_code: 'WM',
  })
  expect(permissionsOf('vip', wanjiru.permissions)).toMatchObject({
    biddingAllowed: true,
    dailyBidLimitCheck: true,
  })
  expect(permissionsOf('client', irina.permissions).biddingAllowed).toBe(false)
  expect(await ledgerOf(wanjiru.id)).toMatchObject([
    { type: 'Remittances', purpose: 'opening', amount: 350_000 },
  ])
  expect(await ledgerOf(irina.id)).toMatchObject([
    { type: 'Yahoo', purpose: 'opening', amount: -120_000, at: '2024-03-30T15:00:00.000Z' },
  ])
  expect([await balanceOf(wanjiru.id), await balanceOf(irina.id)]).toEqual([350_000, -120_000])
  expect(await auditOf(wanjiru.id)).toMatchObject([{ action: 'client.import', after: { import: done.id } }])
  expect(await checkLedger({ db: server.db, log: { error: () => {} } })).toEqual([])
})

test('a single bad line prevents the whole import', async () => {
  const known = await aClient(server.db)
  const draft = await read('clients', [
    [...heads, 'Manager', 'Port'],
    ['good@second.example', 'Good', 'KE', '', '', ''],
    ['Good@second.example', '', 'Kenia', '1.5', 'Nobody Known', ''],
    [known.email.toUpperCase(), 'Known', 'ケニア', '', '', ''],
    ['', '', '', '', '', ''],
    ['no address', 'Odd', 'Kenya', '', '', ''],
  ])
  expect(await problemsOf(draft.id)).toEqual([
    '3 email emailTwice',
    '3 fullName required',
    '3 country country',
    '3 manager manager',
    '3 openingBalance yen',
    '4 email emailTaken',
    '6 email email',
  ])
  expect((await run(draft.id)).messageCode).toBe('import_faulty')
  expect(await count('%@second.example')).toBe(0)
})

test('two colleagues who upload the same draft create it once', async () => {
  const draft = await read('clients', [heads, ['once@third.example', 'Once', 'Kenya', '5000']])
  const both = await Promise.all([run(draft.id), run(draft.id)])
  expect(both.map(({ messageCode }) => messageCode).toSorted()).toEqual(['stale', undefined])
  expect(await count('once@third.example')).toBe(1)
})

test('a column’s meaning can be corrected by hand, and the next file with the same headings starts with it', async () => {
  const lines = [
    ['Code', 'Kontakt', 'Email', 'Country'],
    ['17', 'Jan Novák', 'jan@fourth.example', 'Чехия'],
  ]
  const draft = await read('clients', lines)
  expect(draft.columns.map(({ field }) => field)).toEqual([null, null, 'email', 'country'])
  expect((await check(draft.id)).missing).toEqual(['fullName'])
  expect((await run(draft.id)).messageCode).toBe('import_fields')
  expect((await map(draft, { fields: ['email', 'fullName', 'email', null] })).messageCode).toBe(
    'import_fields',
  )
  expect((await map(draft, { fields: ['client', 'fullName', 'email', 'country'] })).messageCode).toBe(
    'import_fields',
  )
  await map(draft, { fields: [null, 'fullName', 'email', 'country'] })
  const again = await read('clients', lines)
  expect(again.columns.map(({ field }) => field)).toEqual([null, 'fullName', 'email', 'country'])
})

test('a workbook and a table in Shift_JIS are read like any other, and anything else is refused', async () => {
  type Row = { email: string; name: string }
  const columns = [
    { head: 'メールアドレス', width: 20, value: ({ email }: Row) => email },
    { head: '氏名', width: 20, value: ({ name }: Row) => name },
    { head: '国', width: 20, value: () => '日本' },
  ]
  const file = await spreadsheet({ name: '顧客', plain: true }, columns, [
    { email: 'yamada@fifth.example', name: '山田 太郎' },
  ])
  const book = (await readBytes('clients', Buffer.concat(await file.toArray()), 'book.xlsx')).result
  expect((await run(book.id)).result.made.clients).toBe(1)
  expect(await clientOf('yamada@fifth.example')).toMatchObject({ full_name: '山田 太郎' })

  const japanese = Buffer.from('8e8196bc2c8d910a8e5293632c8350836a8341', 'hex')
  expect((await readBytes('clients', japanese)).result.columns).toMatchObject([
    { field: 'fullName' },
    { field: 'country' },
  ])
  expect((await readBytes('clients', Buffer.from('%PDF-1.7\0'))).messageCode).toBe('import_unreadable')
  expect((await readBytes('clients', Buffer.from('Email,Name\n'))).messageCode).toBe('import_empty')
})

test('an upload emails nobody, but on request each client without a password gets one link', async () => {
  const done = await bring('clients', [
    heads,
    ['a@sixth.example', 'A', 'Kenya', ''],
    ['b@sixth.example', 'B', 'Kenya', ''],
  ])
  const mails = async () => {
    const { rows } = await sql<{ to: string }>`
      select payload->>'to' as to from graphile_worker._private_jobs
      where payload->>'to' like '%@sixth.example' `.execute(server.db)
    return rows.map(({ to }) => to).toSorted()
  }
  expect(await mails()).toEqual([])
  expect((await post('/import/invite', { id: done.id })).result).toEqual({ success: true, invited: 2 })
  const job = { importId: done.id, linkBase: 'https://portal.example' }
  await mailInvitations({ db: server.db }, job)
  await mailInvitations({ db: server.db }, job)
  expect(await mails()).toEqual(['a@sixth.example', 'b@sixth.example'])
  expect((await post('/import/invite', { id: done.id })).result.invited).toBe(0)
})
