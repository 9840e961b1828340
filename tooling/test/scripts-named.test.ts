import { expect, test } from 'vitest'
import { scriptsNamedIn } from './scripts-named.mjs'

test('a script is found however it is called, and a sentence about npm contains none', () => {
  const text =
    'Node and npm are enough: `npm start`, `npm run dev`, `pnpm verify`, `npx pnpm@12.21.0 storybook`, `npm start`'
  const scripts = { start: '', dev: '', verify: '', storybook: '', lint: '' }
  expect(scriptsNamedIn(text, scripts)).toEqual(['start', 'dev', 'verify', 'storybook'])
})
