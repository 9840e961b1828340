import type { CompanySections } from '@seriba/contracts/company'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('a registration number of T and 13 digits is taken; one that was stored before stays', async () => {
  const manager = await server.signInAs(await aManager(server.db))
  const settings = async () => (await manager.get('/site/company')).json().result
  const save = async (issuer: CompanySections['issuer']) =>
    manager.put('/site/config', { version: (await settings()).version, sections: { issuer } })

  const issuer = { name: 'Vostok Auto Ltd.', address: '', telephone: null }
  const wrong = await save({ ...issuer, registrationNumber: '8010401098765' })
  expect(wrong.json().fields).toEqual({ 'issuer.registrationNumber': 'setting_registration_number' })
  expect((await save({ ...issuer, registrationNumber: 'T8010401098765' })).statusCode).toBe(200)

  const stored = sql`jsonb_set(value::jsonb, '{registrationNumber}', '"801"')`
  await sql`update company_settings set value = ${stored} where section = 'issuer'`.execute(server.db)
  const { sections } = await settings()
  expect((await save({ ...sections.issuer, telephone: '+81 3 5555 0142' })).statusCode).toBe(200)
})
