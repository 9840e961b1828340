import { newTokens, tokensAfter } from '@seriba/server-account/tokens'
import { expect, test } from 'vitest'

const bits = (token: string) => Buffer.from(token, 'base64url').length * 8

test('every session has its own 256-bit tokens', () => {
  const pairs = Array.from({ length: 100 }, newTokens)
  const tokens = pairs.flatMap(({ access, refresh }) => [access, refresh])
  expect(new Set(tokens).size).toBe(200)
  expect(new Set(tokens.map(bits))).toEqual(new Set([256]))
})

test('the next pair of tokens is always the same and cannot be predicted without the secret', () => {
  const { refresh } = newTokens()
  const next = tokensAfter(refresh, 'ours')
  expect(tokensAfter(refresh, 'ours')).toEqual(next)
  const others = [tokensAfter(refresh, 'another'), tokensAfter(newTokens().refresh, 'ours')]
  const all = [next, ...others].flatMap(({ access, refresh }) => [access, refresh])
  expect(new Set(all).size).toBe(6)
  expect(new Set(all.map(bits))).toEqual(new Set([256]))
})
