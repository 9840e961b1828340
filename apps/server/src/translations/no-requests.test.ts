import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'seriba-no-requests-'))
const companyFile = join(folder, 'company.json')
writeFileSync(companyFile, JSON.stringify({ managerTranslation: false }))
afterAll(() => rmSync(folder, { recursive: true }))

const server = testServer({ companyFile })

test('a company whose staff do not translate sheets says so on the lot’s page and refuses requests', async () => {
  const lot = await aLot(server.db, { auction_sheet: '/art/sheet.png' })
  const browser = await server.signInAs(await aClient(server.db))
  const asked = { carId: String(lot.id), type: 'auction', language: 'EN', specialRequest: '' }
  const refused = await browser.post('/car-auction/translations-request', asked)
  expect([refused.statusCode, refused.json().messageCode]).toEqual([403, 'permission_missing'])
  const { lotDetail } = (await browser.get('/car-auction/view', { id: String(lot.id) })).json().result
  expect(lotDetail.translateDetail).toMatchObject({ requested: false, byManager: false })
})
