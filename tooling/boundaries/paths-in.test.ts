import { expect, test } from 'vitest'
import { pathsIn } from './paths-in.ts'

test('a path is found in any quotes a minifier uses, but not as part of a longer one', () => {
  const script = 'a({path:`/bid/index`});b(\'/bid/create\');c("/bid/index-of")'
  expect(pathsIn(script, ['/bid/index', '/bid/create', '/bid'])).toEqual(['/bid/index', '/bid/create'])
})
