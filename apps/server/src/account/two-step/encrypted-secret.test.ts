import { decryptSecret, encryptSecret } from '@seriba/server-account/two-step/encrypted-secret'
import { expect, test } from 'vitest'

const plain = Buffer.from('twenty bytes of it..')

test('an encrypted value can be read only with its secret and account, and never looks the same twice', () => {
  const sealed = encryptSecret(plain, 7, 'the server’s secret')
  expect(decryptSecret(sealed, 7, 'the server’s secret')).toEqual(plain)
  expect(sealed.includes(plain)).toBe(false)
  expect(encryptSecret(plain, 7, 'the server’s secret')).not.toEqual(sealed)
})

test('a different secret, a different account, or a changed byte makes it unreadable', () => {
  const sealed = encryptSecret(plain, 7, 'the server’s secret')
  expect(decryptSecret(sealed, 7, 'another secret')).toBeNull()
  expect(decryptSecret(sealed, 8, 'the server’s secret')).toBeNull()
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(decryptSecret(sealed, 7, 'the server’s secret')).toBeNull()
})
