import { expect, test } from 'vitest'
import { aManager } from '../test/builders.ts'
import { readBankFileOf } from '../test/read-bank-file.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer()
const read = readBankFileOf(wonCarsOf(server).desk)

const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)

test('a Japanese bank’s file in Shift_JIS is read, with its amounts in two columns', async () => {
  // 日付,お支払金額,お預り金額,摘要 / 振込 ﾃｽﾄ, as the bank writes it.
  const sjis = Buffer.from('93fa95742c82a88e7895a58be08a7a2c82a8976182e88be08a7a2c934597760d0a', 'hex')
  const [year, month, date] = day.split('-')
  const rows = Buffer.concat([
    sjis,
    Buffer.from(`${year}/${month}/${date},,"88,000",`),
    Buffer.from('90558d9e20c3bdc4', 'hex'),
    Buffer.from(`\r\n${year}/${month}/${date},"5,000",,ATM\r\n`),
  ])
  const { result } = await read(rows, 'meisai.csv')
  expect(result).toMatchObject({ outgoing: 1, lines: [{ day, amount: 88_000, text: '振込 テスト' }] })
})

const camt = (entries: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><Othr><Id>0417-2209913</Id></Othr></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`
const entry = (amount: string, sender: string, text: string, kind = 'CRDT', status = 'BOOK') => `<Ntry>
<Amt Ccy="JPY">${amount}</Amt><CdtDbtInd>${kind}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${sender}</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

test('booked incoming entries in CAMT.053 are read with their sender and text', async () => {
  const { result } = await read(
    camt(
      entry('91000', 'BALATON CARS KFT', 'INV 2611 &amp; 12') +
        entry('5000', 'RENT', 'x', 'DBIT') +
        entry('700', 'SOON', 'x', 'CRDT', 'PDNG') +
        entry('0', 'CARD OPENED', 'x'),
    ),
    'camt.xml',
  )
  expect(result).toMatchObject({
    account: '0417-2209913',
    outgoing: 1,
    leftOut: 1,
    lines: [{ day, amount: 91_000, sender: 'BALATON CARS KFT', text: 'INV 2611 & 12' }],
  })
})

test('lines without a readable day or a whole amount are left out and counted, in a table or CAMT.053', async () => {
  const lines = [
    `${day},0,INTEREST`,
    `${day},,CARRIED FORWARD`,
    `${day},1234.50,HALF A YEN`,
    '2026-13-45,5000,NO DAY',
    `${day},4321,PAID`,
    'Printed by the bank,,',
  ]
  expect((await read(['date,amount,text', ...lines].join('\n'))).result).toMatchObject({
    outgoing: 0,
    leftOut: 4,
    ofEarlierFiles: 0,
    lines: [{ amount: 4321 }],
  })
  const entries = [
    entry('0', 'INTEREST', 'x'),
    entry('1234.50', 'HALF A YEN', 'x'),
    entry('5000', 'NO DAY', 'x').replace(day, '2026-13-45'),
    entry('4321', 'PAID', 'x'),
  ]
  expect((await read(camt(entries.join('')))).result).toMatchObject({
    leftOut: 3,
    lines: [{ amount: 4321, sender: 'PAID' }],
  })
})

test('a file without incoming money is still read, as a table or CAMT.053', async () => {
  for (const amount of ['0', '10.50'])
    for (const file of [`date,amount,text\n${day},${amount},INTEREST`, camt(entry(amount, 'INTEREST', 'x'))])
      expect((await read(file)).result, file).toMatchObject({ leftOut: 1, outgoing: 0, lines: [] })
  for (const file of ['date,amount,text,nothing\n', camt('')])
    expect((await read(file)).result, file).toMatchObject({ leftOut: 0, outgoing: 0, lines: [] })
})

const [year = '', month = '', date = ''] = day.split('-')
const monthFirst = [month, date, year].join('/')

test('a date column with only one possible order is read in that order', async () => {
  const { result } = await read(
    `date,amount,text\n${monthFirst},2101,ONE\n11/24/2025,2102,TWO\nTotal,,`,
    'us.csv',
  )
  expect(result.lines).toMatchObject([
    { day, amount: 2101 },
    { day: '2025-11-24', amount: 2102 },
  ])
  const european = await read(`date;amount;text\n24/11/25;2103;ONE\n3/2/26;2104;TWO`)
  expect(european.result.lines).toMatchObject([{ day: '2025-11-24' }, { day: '2026-02-03' }])
})

test('an ambiguous date column raises a question and is read only in the chosen order', async () => {
  const text = 'date,amount,text\n03/04/2025,3101,ONE\n05/05/2025,3102,TWO'
  const asked = await read(text)
  expect(asked).toMatchObject({
    messageCode: 'bank_days_unclear',
    detail: {
      cell: '03/04/2025',
      readings: [
        { order: 'mdy', day: '2025-03-04' },
        { order: 'dmy', day: '2025-04-03' },
      ],
    },
  })
  expect((await read(text, 'bank.csv', 'ymd')).messageCode).toBe('bank_days_unclear')
  const { result } = await read(text, 'bank.csv', 'dmy')
  expect(result.lines).toMatchObject([{ day: '2025-04-03' }, { day: '2025-05-05' }])
  // What the file itself says takes precedence.
  const plain = await read('date,amount,text\n11/24/2025,3103,ONE', 'bank.csv', 'dmy')
  expect(plain.result.lines).toMatchObject([{ day: '2025-11-24' }])
})

test('a file names the person who first uploaded it, even when somebody else sends it again', async () => {
  const text = `date,amount,text\n${day},8811,NAMED`
  const { result } = await read(text)
  expect(result.by).toEqual(expect.any(String))
  const colleague = await server.signInAs(await aManager(server.db))
  const data = Buffer.from(text).toString('base64')
  const again = (await colleague.post('/payments/bank-file', { name: 'again.csv', data })).json().result
  expect(again).toMatchObject({ isRepeated: true, by: result.by })
  const { files } = (await colleague.get('/payments/bank-files', {})).json().result
  expect(files[0]).toMatchObject({ id: result.id, by: result.by })
})

test('anything that is not a statement or not in yen is refused as a whole', async () => {
  const bad = [
    'hello',
    '<html></html>',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]),
    `date,amount,text\n2026-13-45,5000,NO DAY`,
    camt(entry('91', 'X', 'x')).replace('Ccy="JPY"', 'Ccy="USD"'),
    `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${camt(entry('5', '&x;', 'x'))}`,
    camt(entry('91000', 'X', 'x')).replace('</Stmt>', ''),
  ]
  for (const file of bad) expect((await read(file)).messageCode, String(file)).toBe('bank_file_unreadable')
})
