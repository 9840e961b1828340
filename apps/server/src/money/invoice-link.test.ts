import { signClaim } from '@seriba/server-kit/signed-claim'
import { invoiceLink, invoiceOfLink } from '@seriba/server-money/invoice-link'
import { expect, test } from 'vitest'

const now = new Date('2026-11-24T03:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const given = (secret = 'ours') =>
  invoiceLink({ kind: 'deposit', id: 88 }, secret, now).replace('/v1/payments/invoice/', '')

test('a link opens its deposit for one hour and nothing afterwards', () => {
  expect(invoiceOfLink(given(), 'ours', now)).toEqual({ kind: 'deposit', id: 88 })
  expect(invoiceOfLink(given(), 'ours', after(3599))).toEqual({ kind: 'deposit', id: 88 })
  expect(invoiceOfLink(given(), 'ours', after(3600))).toBeNull()
})

test('a link that we did not sign opens nothing, however it is forged', () => {
  const [claim = '', signed = ''] = given().split('.')
  const forged = [
    given('theirs'),
    `d89${claim.slice(3)}.${signed}`,
    `p${claim.slice(1)}.${signed}`,
    `${claim}.${signed.slice(1)}`,
    `${claim}.`,
    claim,
    '',
  ]
  expect(forged.map((link) => invoiceOfLink(link, 'ours', now))).toEqual(forged.map(() => null))
})

test('a signed claim with extra text before or after it opens nothing', () => {
  const opens = (claim: string) => invoiceOfLink(signClaim('invoice', claim, 'ours'), 'ours', now) !== null
  expect(['p7-9999999999', 'xp7-9999999999', 'p7-9999999999x', 'p7'].map(opens)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
