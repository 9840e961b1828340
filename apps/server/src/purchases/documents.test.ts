import { createServer } from 'node:http'
import type { PurchaseDocument } from '@seriba/contracts/purchase-view'
import { scanDocument } from '@seriba/server-kit/scan-document'
import { documentLinks } from '@seriba/server-purchases/document-link'
import { expect, test } from 'vitest'
import { aClient, aDealer } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'
import { aPurchase, codeOf, fileAt } from './purchase-world.ts'

const server = testServer()
const { mailsTo } = deskOf(server)
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')
const path = '/purchased-cars/upload-document'
type Browser = Awaited<ReturnType<typeof aPurchase>>['own']

async function aWorld() {
  const client = await aClient(server.db)
  const purchase = await aPurchase(server, client)
  const upload = (as: Browser, more: Record<string, unknown> = {}, body: Buffer = pdf) =>
    as.post(path, {
      id: purchase.id,
      type: 'passport',
      name: 'passport.pdf',
      data: body.toString('base64'),
      ...more,
    })
  const papers = async (as: Browser) => (await purchase.view(as)).documents as PurchaseDocument[]
  return { ...purchase, client, upload, papers }
}

test('a client’s document is visible to both sides and readable through its link', async () => {
  const { own, desk, upload, papers } = await aWorld()
  const answer = await upload(own, { name: 'C:\\scans\\мой паспорт.PDF' })
  expect(answer.json().result.document).toMatchObject({
    type: 'passport',
    name: 'мой паспорт.pdf',
    by: 'client',
    state: 'new',
    size: pdf.length,
  })
  for (const reader of [own, desk]) {
    const [paper] = await papers(reader)
    const file = await fileAt(reader, paper?.path ?? '')
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.rawPayload).toEqual(pdf)
  }
})

test('the client can neither see nor read internal documents', async () => {
  const { own, desk, upload, papers, client } = await aWorld()
  const before = (await mailsTo(client)).length
  await upload(desk, { type: 'exportCertificate', name: 'draft.pdf', visible: false })
  expect(await papers(own)).toEqual([])
  expect(await mailsTo(client)).toHaveLength(before)
  await upload(desk, { type: 'exportCertificate', name: 'certificate.pdf' })
  expect((await papers(own)).map(({ name }) => name)).toEqual(['certificate.pdf'])
  expect(await mailsTo(client)).toHaveLength(before + 1)
  const [hidden] = await papers(desk)
  const link = documentLinks(client.id, testConfig.cookieSecret, new Date())
  expect((await fileAt(own, link({ id: hidden?.id ?? 0, name: 'draft.pdf' }))).statusCode).toBe(404)
})

test('a link works for one reader for ten minutes, and never for other people’s documents', async () => {
  const { id, own, upload, papers, client } = await aWorld()
  await upload(own)
  const [paper] = await papers(own)
  const stranger = await server.signInAs(await aClient(server.db))
  expect((await fileAt(stranger, paper?.path ?? '')).statusCode).toBe(404)
  const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000)
  const over = documentLinks(client.id, testConfig.cookieSecret, elevenMinutesAgo)
  expect((await fileAt(own, over({ id: paper?.id ?? 0, name: 'passport.pdf' }))).statusCode).toBe(404)
  expect((await fileAt(own, `${paper?.path}x`)).statusCode).toBe(404)
  expect(codeOf(await upload(stranger))).toBe('not_found')
  const gone = { id, documentId: paper?.id }
  expect((await stranger.delete('/purchased-cars/delete-document', gone)).statusCode).toBe(404)
  expect((await fileAt(await server.signInAs(await aDealer(server.db)), paper?.path ?? '')).statusCode).toBe(
    404,
  )
})

test('a file’s type is determined by its bytes: a fake PDF or an oversized file is refused and not stored', async () => {
  const { own, upload, papers } = await aWorld()
  const fake = await upload(own, {}, Buffer.from('MZ this is a program'))
  expect([codeOf(fake), fake.json().message]).toEqual(['file_kind', { data: expect.any(String) }])
  const large = await upload(own, {}, Buffer.concat([pdf, Buffer.alloc(10_000_000)]))
  expect([large.statusCode, codeOf(large)]).toEqual([422, 'file_size'])
  const huge = await upload(own, {}, Buffer.concat([pdf, Buffer.alloc(30_000_000)]))
  expect([huge.statusCode, codeOf(huge), huge.json().message]).toEqual([
    422,
    'file_size',
    { data: expect.any(String) },
  ])
  expect(await papers(own)).toEqual([])
})

test('a client can upload only the documents expected from them', async () => {
  const { own, upload, move } = await aWorld()
  expect(codeOf(await upload(own, { type: 'billOfLading' }))).toBe('invalid_input')
  await move(7)
  expect(codeOf(await upload(own))).toBe('purchase_over')
})

test('staff refuse a document with an explanation for the client and accept the next one', async () => {
  const { id, own, desk, upload, papers, client } = await aWorld()
  await upload(own)
  const [paper] = await papers(desk)
  const check = (documentId: number | undefined, state: string, reason = '') =>
    desk.put('/purchased-cars/check-document', { id, documentId, state, reason })
  const before = (await mailsTo(client)).length
  expect(codeOf(await check(paper?.id, 'refused'))).toBe('field_required')
  expect(codeOf(await check(paper?.id, 'refused', 'The bottom lines are cut off.'))).toBe('done')
  expect(await papers(own)).toMatchObject([{ state: 'refused', reason: 'The bottom lines are cut off.' }])
  expect(await mailsTo(client)).toHaveLength(before + 1)
  await upload(own)
  const [, next] = await papers(own)
  await check(next?.id, 'checked')
  const remove = (documentId: number | undefined) =>
    own.delete('/purchased-cars/delete-document', { id, documentId })
  expect(codeOf(await remove(next?.id))).toBe('document_checked')
  expect(codeOf(await remove(paper?.id))).toBe('done')
  expect((await papers(own)).map((one) => one.id)).toEqual([next?.id])
})

test('staff can delete any document with a reason, and its bytes are gone', async () => {
  const { id, own, desk, upload, papers } = await aWorld()
  await upload(own)
  const [paper] = await papers(own)
  const remove = (as: Browser, reason = '') =>
    as.delete('/purchased-cars/delete-document', { id, documentId: paper?.id, reason })
  expect(codeOf(await remove(desk))).toBe('field_required')
  expect(codeOf(await remove(desk, 'Sent twice'))).toBe('done')
  expect(codeOf(await remove(desk, 'Sent twice'))).toBe('not_found')
  expect((await fileAt(own, paper?.path ?? '')).statusCode).toBe(404)
  const kept = await server.db
    .selectFrom('purchase_documents')
    .select(['body', 'sha256'])
    .where('id', '=', paper?.id ?? 0)
    .executeTakeFirstOrThrow()
  expect([kept.body.length, kept.sha256.length]).toEqual([0, 64])
})

test('a document that staff request is listed on the purchase until it is sent', async () => {
  const { id, own, desk, upload, view, client } = await aWorld()
  const before = (await mailsTo(client)).length
  const ask = (body: object) => desk.post('/purchased-cars/ask', { id, ...body })
  expect(codeOf(await ask({ what: 'document' }))).toBe('field_required')
  await ask({ what: 'document', type: 'passport' })
  await ask({ what: 'consignee' })
  expect((await mailsTo(client)).slice(before)).toHaveLength(2)
  const wanted = async () => (await view(own)).wanted.map(({ what }: { what: string }) => what)
  expect(await wanted()).toEqual(['passport', 'consignee'])
  await upload(own)
  expect(await wanted()).toEqual(['consignee'])
})

test('a scanner has the last word, and nothing is stored if it does not answer', async () => {
  let answer: { status: number; body: string } = { status: 200, body: '{"clean":true}' }
  const scanned: Buffer[] = []
  const scanner = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      scanned.push(Buffer.concat(chunks))
      response.writeHead(answer.status).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve))
  const address = scanner.address()
  const documentScanUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/scan`
  const scan = () =>
    scanDocument({ documentScanUrl }, pdf).then(
      () => 'clean',
      ({ code }) => code,
    )
  expect(await scan()).toBe('clean')
  expect(scanned).toEqual([pdf])
  answer = { status: 200, body: '{"clean":false}' }
  expect(await scan()).toBe('file_refused')
  answer = { status: 500, body: 'broken' }
  expect(await scan()).toBe('try_again')
  answer = { status: 200, body: '{"fine":1}' }
  expect(await scan()).toBe('try_again')
  await new Promise((resolve) => scanner.close(resolve))
  expect(await scan()).toBe('try_again')
})
