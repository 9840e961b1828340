import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer({ demo: true })
const pdf = Buffer.from('%PDF-1.4 a receipt').toString('base64')

test('a receipt follows a payment that is moved to the client who made it', async () => {
  const [wrong, right] = [await aClient(server.db), await aClient(server.db)]
  const staff = await server.signInAs(await aManager(server.db))
  const entry = { userId: wrong.id, type: 'Remittances', amount: 62_000, method: 'bank' }
  const { id } = (await staff.post('/payments/create', entry)).json().result
  await staff.post('/payments/add-file', { id, name: 'slip.pdf', data: pdf })
  const moved = await staff.post('/payments/move', { id, userId: right.id, reason: 'Wrong' })
  const filesOf = async (client: typeof wrong, payment: number) =>
    (await (await server.signInAs(client)).get('/payments/own-files', { id: payment })).json().result.files
  expect(await filesOf(wrong, id)).toEqual([])
  expect(await filesOf(right, moved.json().result.id)).toMatchObject([{ name: 'slip.pdf' }])
})

test('a receipt is kept with its payment, visible only to staff and the client, and removed with a reason', async () => {
  const [client, stranger] = [await aClient(server.db), await aClient(server.db)]
  const staff = await server.signInAs(await aManager(server.db))
  const [own, other] = [await server.signInAs(client), await server.signInAs(stranger)]
  const entry = { userId: client.id, type: 'Remittances', amount: 61_000, method: 'bank' }
  const { id } = (await staff.post('/payments/create', entry)).json().result
  const add = async (file: object) => (await staff.post('/payments/add-file', { id, ...file })).json()
  expect((await add({ name: 'slip.pdf', data: '' })).messageCode).toBe('file_size')
  expect((await add({ name: 'slip.pdf', data: Buffer.from('hello').toString('base64') })).messageCode).toBe(
    'file_kind',
  )
  expect((await add({ name: '../slip.png', data: pdf })).result).toEqual({ success: true })
  const [kept] = (await staff.get('/payments/files', { id })).json().result.files
  expect(kept).toMatchObject({ name: 'slip.pdf', size: 18 })

  const { records } = (await own.get('/payments/listing')).json().result
  expect(records).toMatchObject([{ id, files: 1 }])
  const [seen] = (await own.get('/payments/own-files', { id })).json().result.files
  const bytes = await own.get(seen.path.replace('/v1', ''))
  expect([bytes.statusCode, bytes.headers['content-type'], bytes.body]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.4 a receipt',
  ])
  expect((await other.get('/payments/own-files', { id })).statusCode).toBe(404)
  expect((await other.get(seen.path.replace('/v1', ''))).statusCode).toBe(404)
  expect((await own.get(`${seen.path.replace('/v1', '')}x`)).statusCode).toBe(404)

  const remove = (reason: string) => staff.delete('/payments/delete-file', { id, fileId: kept.id, reason })
  expect((await remove(' ')).json().messageCode).toBe('field_required')
  expect((await remove('Of another payment')).statusCode).toBe(200)
  expect((await own.get(seen.path.replace('/v1', ''))).statusCode).toBe(404)
  expect((await own.get('/payments/listing')).json().result.records).toMatchObject([{ id, files: 0 }])
})

test('a client can add a receipt to their own payments only', async () => {
  const [client, stranger] = [await aClient(server.db), await aClient(server.db)]
  const staff = await server.signInAs(await aManager(server.db))
  const entry = { userId: client.id, type: 'Remittances', amount: 63_000, method: 'bank' }
  const { id } = (await staff.post('/payments/create', entry)).json().result
  const add = async (by: typeof client) =>
    (await server.signInAs(by)).post('/payments/add-own-file', { id, name: 'slip.pdf', data: pdf })
  expect((await add(client)).json().result).toEqual({ success: true })
  expect((await add(stranger)).statusCode).toBe(404)
  expect((await staff.get('/payments/files', { id })).json().result.files).toMatchObject([
    { name: 'slip.pdf' },
  ])
})
