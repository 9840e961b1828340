import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompanySections } from '@seriba/contracts/company'
import { beforeEach, expect, test } from 'vitest'
import { aManager } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const companyFile = join(mkdtempSync(join(tmpdir(), 'seriba-issuer-')), 'company.json')
// As it could be written before numbers were checked.
const ofFile = { name: 'Vostok Auto Ltd.', address: ['4-12-8 Kaigan'], registrationNumber: ' 801' }
writeFileSync(companyFile, JSON.stringify({ name: 'Vostok Auto Ltd.', brand: 'Vostok', issuer: ofFile }))
const server = testServer({ companyFile })
let manager: Browser
beforeEach(async () => {
  manager = await server.signInAs(await aManager(server.db))
})

const settings = async () => (await manager.get('/site/company')).json().result
const save = async (issuer: CompanySections['issuer'] | null) =>
  manager.put('/site/config', { version: (await settings()).version, sections: { issuer } })

test('a registration number must be T and 13 digits when it is entered', async () => {
  const { issuer } = (await settings()).sections
  const wrong = await save({ ...issuer, registrationNumber: '8010401098765' })
  expect(wrong.json().fields).toEqual({ 'issuer.registrationNumber': 'setting_registration_number' })
  expect((await save({ ...issuer, registrationNumber: 'T8010401098765' })).statusCode).toBe(200)
})

test('an invalid number already in the company’s file prevents neither a return to it nor other changes', async () => {
  expect((await save(null)).statusCode).toBe(200)
  const { issuer } = (await settings()).sections
  const changed = { ...issuer, registrationNumber: '801', telephone: '+81 3 5555 0142' }
  expect((await save(changed)).statusCode).toBe(200)
})
