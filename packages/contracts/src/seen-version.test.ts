import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contracts } from './all.ts'

const versioned = Object.values(contracts).flatMap(({ operation, input }) => {
  const { version } = (input as z.ZodMiniObject).shape ?? {}
  return version ? [{ operation, version: version as z.ZodMiniType }] : []
})

test.each(versioned)('the version in $operation cannot exceed its column', ({ version }) => {
  expect(z.safeParse(version, 2_147_483_648).success).toBe(false)
})
