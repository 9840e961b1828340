import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { followTimers } from './own-timers.ts'

const later = '(call) => void setTimeout(call, 20)'
/** A function in a file with that name. */
const written = (filename: string): ((call: () => void) => void) => runInThisContext(later, { filename })

test('a test file’s own timers end with it, and a library’s continue', async () => {
  const rang: string[] = []
  const end = followTimers()
  written('/seriba/packages/ui/src/settle.ts')(() => rang.push('ours'))
  written('/seriba/node_modules/library/index.js')(() => rang.push('library'))
  end()
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(rang).toEqual(['library'])
})
