import { globSync, readFileSync } from 'node:fs'
import { type ErrorCode, errorHttpStatus } from '@seriba/contracts/errors'
import { expect, test } from 'vitest'

const root = new URL('../../../../', import.meta.url).pathname
const sources = ['packages/server/*/src/**/*.ts', 'packages/domain/src/**/*.ts', 'apps/server/src/**/*.ts']
const isTest = /\.test\.ts$|\/test(ing)?\//

test('every error code is one that some request can be refused with', () => {
  const code = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !isTest.test(file))
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
    .join('\n')
  // The errors of settings are named after the rule that was broken.
  const isSent = (name: string) => code.includes(`'${name}'`) || name.startsWith('setting_')
  expect((Object.keys(errorHttpStatus) as ErrorCode[]).filter((name) => !isSent(name))).toEqual([])
})
