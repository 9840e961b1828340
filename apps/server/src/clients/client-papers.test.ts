import { addDays, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { warnOfPapers } from '@seriba/server-clients/papers/warn-of-papers'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { accountsOf } from '../test/clients.ts'
import { errorOf } from '../test/error-of.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const { accountOf, auditOf } = accountsOf(server)
let desk: Browser

beforeAll(async () => {
  desk = await server.signInAs(await aManager(server.db))
})

const pdf = Buffer.from('%PDF-1.7 a passport').toString('base64')
const passport = { type: 'passport', name: 'passport.pdf', data: pdf }
const papersOf = async (id: number) => (await desk.get('/client/papers', { id })).json().result

async function sentBy() {
  const client = await aClient(server.db)
  const browser = await server.signInAs(client)
  expect((await browser.post('/user/upload-document', passport)).statusCode).toBe(200)
  const { papers } = await papersOf(client.id)
  return { client, browser, paper: papers[0] }
}
const bytesOf = (browser: Browser, url: string) => browser.get(url.replace('/v1', ''))

test('a client sends a document, staff read and accept it, and every view is logged', async () => {
  const { client, paper } = await sentBy()
  expect(paper).toMatchObject({
    type: 'passport',
    byClient: true,
    state: 'new',
    contentType: 'application/pdf',
  })
  const file = await bytesOf(desk, paper.url)
  expect([file.headers['content-type'], file.body]).toEqual(['application/pdf', '%PDF-1.7 a passport'])
  await desk.put('/client/review-document', { id: client.id, documentId: paper.id, state: 'checked' })
  await desk.put('/client/review-document', { id: client.id, documentId: paper.id, state: 'checked' })
  await desk.put('/client/check', { id: client.id, state: 'checked', note: 'Known since 2019' })
  const { papers, checked } = await papersOf(client.id)
  expect(papers[0]).toMatchObject({ state: 'checked', reviewedBy: expect.stringContaining('manager') })
  expect(checked).toMatchObject({ state: 'checked', note: 'Known since 2019' })
  expect((await auditOf(client.id)).map(({ action }) => action)).toEqual([
    'document.upload',
    'document.view',
    'document.review',
    'document.review',
    'client.check',
  ])
  await desk.put('/client/check', { id: client.id, state: null })
  expect((await accountOf(client.id)).checked_state).toBeNull()
})

test('a rejection gives the reason by email and asks for the document again', async () => {
  const { client, browser, paper } = await sentBy()
  const refuse = (note: string) =>
    desk.put('/client/review-document', { id: client.id, documentId: paper.id, state: 'refused', note })
  expect(await errorOf(refuse(' '))).toEqual({ note: 'field_required' })
  expect((await refuse('All four corners must show.')).statusCode).toBe(200)
  const [mail] = await queuedMails(server.db, client.email)
  expect(mail?.text).toContain('All four corners must show.')
  const own = (await browser.get('/user/documents')).json().result
  expect(own.papers[0]).toMatchObject({
    state: 'refused',
    note: 'All four corners must show.',
    reviewedBy: null,
  })
  expect(own.requests).toMatchObject([{ type: 'passport' }])
  await browser.post('/user/upload-document', passport)
  expect((await browser.get('/user/documents')).json().result.requests).toEqual([])
})

test('a client is asked by email for a document, with a due date', async () => {
  const client = await aClient(server.db)
  await desk.post('/client/ask-document', {
    id: client.id,
    type: 'proofOfAddress',
    words: 'A bill of the last three months is enough.',
    dueOn: '2026-11-30',
  })
  const [mail] = await queuedMails(server.db, client.email)
  expect(mail?.subject).toContain('proof of address')
  expect((await papersOf(client.id)).requests).toMatchObject([
    { type: 'proofOfAddress', dueOn: '2026-11-30', words: 'A bill of the last three months is enough.' },
  ])
})

test('a document’s type is determined by its bytes', async () => {
  const browser = await server.signInAs(await aClient(server.db))
  const send = (data: string) => errorOf(browser.post('/user/upload-document', { ...passport, data }))
  expect(await send(Buffer.from('<html>passport</html>').toString('base64'))).toEqual({ data: 'paper_kind' })
  expect(await send('')).toEqual({ data: 'paper_size' })
})

test('nobody else can read a document, and a link works only for its reader', async () => {
  const { browser, paper } = await sentBy()
  const own = (await browser.get('/user/documents')).json().result.papers[0]
  expect((await bytesOf(browser, own.url)).statusCode).toBe(200)
  const stranger = await server.signInAs(await aClient(server.db))
  expect((await bytesOf(stranger, paper.url)).statusCode).toBe(404)
  expect((await bytesOf(stranger, own.url)).statusCode).toBe(404)
  expect((await bytesOf(desk, `${paper.url.slice(0, -1)}x`)).statusCode).toBe(404)
  const translator = await server.signInAs(await aManager(server.db, { staffRole: 'translator' }))
  expect((await translator.get('/client/papers', { id: 1 })).json().messageCode).toBe('permission_missing')
})

test('a removed document loses its bytes, with a reason in the log', async () => {
  const { client, paper } = await sentBy()
  const remove = (reason: string, documentId = paper.id) =>
    desk.post('/client/delete-document', { id: client.id, documentId, reason })
  expect(await errorOf(remove(''))).toEqual({ reason: 'field_required' })
  expect((await remove('Sent by mistake')).statusCode).toBe(200)
  expect((await papersOf(client.id)).papers).toEqual([])
  expect((await bytesOf(desk, paper.url)).statusCode).toBe(404)
  const { bytes } = await server.db
    .selectFrom('client_papers')
    .select('bytes')
    .where('id', '=', paper.id)
    .executeTakeFirstOrThrow()
  expect(bytes).toHaveLength(0)
  expect(await errorOf(remove('Again'))).toBe('paper_not_found')
  const other = await sentBy()
  expect(await errorOf(remove('Not theirs', other.paper.id))).toBe('paper_not_found')
})

test('both sides are told thirty days before an accepted document expires and once after, and then it counts as missing', async () => {
  const manager = await aManager(server.db)
  const { client, browser, paper } = await sentBy()
  await server.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', client.id).execute()
  const accept = (validUntil: string) =>
    desk.put('/client/review-document', { id: client.id, documentId: paper.id, state: 'checked', validUntil })
  const today = jstDay(new Date())
  expect(await errorOf(accept(addDays(today, -1)))).toEqual({ validUntil: 'date_passed' })
  const last = addDays(today, 40)
  expect((await accept(last)).statusCode).toBe(200)

  const onDay = (days: number) =>
    warnOfPapers(
      { db: server.db, site: { url: 'https://desk.example' }, company: { signUpMail: '' } },
      startOfJstDay(addDays(today, days)),
    )
  const subjects = async (to: string) => (await queuedMails(server.db, to)).map(({ subject }) => subject)
  const listed = async () =>
    (await desk.get('/client/index', { endingPapers: 1 }))
      .json()
      .result.clients.map(({ userId }: { userId: number }) => userId)
  await onDay(9)
  expect(await subjects(client.email)).toEqual([])
  expect(await listed()).not.toContain(client.id)
  await onDay(10)
  await onDay(11)
  await onDay(40)
  const when = last.replaceAll('-', '.')
  expect(await subjects(client.email)).toEqual([`A document of yours expires on ${when}: passport`])
  expect(await subjects(manager.email)).toEqual([expect.stringContaining('Expires soon: passport of')])
  const own = async () => (await browser.get('/user/documents')).json().result
  expect(await own()).toMatchObject({
    papers: [{ state: 'checked', validUntil: last }],
    requests: [{ type: 'passport', dueOn: last }],
  })
  await onDay(41)
  await onDay(42)
  expect(await subjects(client.email)).toHaveLength(2)
  expect(await subjects(manager.email)).toHaveLength(2)

  await server.db
    .updateTable('client_papers')
    .set({ valid_until: addDays(today, -1) })
    .where('id', '=', paper.id)
    .execute()
  expect(await listed()).toContain(client.id)
  const board = async (who: Browser) => (await who.get('/user/dashboard')).json().result
  expect((await board(browser)).accountPapers).toMatchObject([
    { type: 'passport', validUntil: addDays(today, -1) },
  ])
  const { endingPapers } = await board(desk)
  expect(endingPapers).toBeGreaterThan(0)
  await browser.post('/user/upload-document', passport)
  expect((await own()).requests).toEqual([])
  expect((await board(browser)).accountPapers).toEqual([])
  expect((await board(desk)).endingPapers).toBe(endingPapers - 1)
  expect(await onDay(43)).toBe(0)
})

test('staff are told about a document that a client sends, but not about one that a colleague adds', async () => {
  const manager = await aManager(server.db)
  const client = await aClient(server.db)
  const own = await server.signInAs(client)
  const told = async () => {
    const { rows } = await sql<{ rooms: string[]; payload: object }>`
      select rooms, payload from events
      where payload->>'eventType' = 'documentSent' and payload->'detail'->>'clientId' = ${String(client.id)}
      order by id`.execute(server.db)
    return rows
  }
  await desk.post('/client/upload-document', { id: client.id, ...passport })
  expect(await told()).toEqual([])
  await own.post('/user/upload-document', passport)
  await server.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', client.id).execute()
  await own.post('/user/upload-document', { ...passport, type: 'proofOfAddress' })
  expect(await told()).toEqual([
    {
      rooms: ['desk:clients'],
      payload: expect.objectContaining({ messageEn: 'Document to check: Passport' }),
    },
    {
      rooms: [`user:${manager.id}`],
      payload: expect.objectContaining({
        messageEn: 'Document to check: Proof of address',
        messageRu: 'Документ на проверку: Подтверждение адреса',
        detail: { clientId: client.id, client: (await accountOf(client.id)).full_name },
      }),
    },
  ])
})
