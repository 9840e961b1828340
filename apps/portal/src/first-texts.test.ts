// @vitest-environment node
/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { enFirst } from '@seriba/i18n/en-first'
import { enPortal } from '@seriba/i18n/en-portal'
import { expect, test } from 'vitest'

const features = fileURLToPath(new URL('../../../packages/features/', import.meta.url))
const sources = globSync('{catalogue,shell}/src/**/*.{ts,tsx}', { cwd: features }).filter(
  (path) => !/\.(test|stories)\.|\/test(ing)?\//.test(path),
)

/** Stands beside pages that bring their texts. */
const besidePages = ['shell/src/layout/StaffPanel.tsx']

/** Parts that bring their own texts, as the tests of the buttons tell that open them: see `usePartWithTexts`. */
const withTheirTexts =
  /^shell\/src\/(palette\/|notifications\/(NotificationList|NotificationRow|NotificationTools|use-day-name)\.)/

test('listings, and what stands around every page, say nothing that comes with the other pages only', () => {
  const early = sources.filter((path) => !besidePages.includes(path) && !withTheirTexts.test(path))
  const said = early.flatMap((path) =>
    [...readFileSync(features + path, 'utf8').matchAll(/useTranslation\(([^)]*)\)/g)]
      .flatMap(([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name))
      .filter((name) => name in enPortal && !(name in enFirst))
      .map((name) => `${path} says ${name}`),
  )
  expect(said).toEqual([])
})
