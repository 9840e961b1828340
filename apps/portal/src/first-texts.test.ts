// @vitest-environment node
import { enFirst } from '@seriba/i18n/en-first'
import { enPortal } from '@seriba/i18n/en-portal'
import { sourcesOfFeatures, textNamespacesUsed } from '@seriba/testing/text-namespaces-used'
import { expect, test } from 'vitest'

/** Parts of pages that load their own texts. */
const besidePages = ['shell/src/layout/StaffPanel.tsx']

/** Parts that load their own texts, as the tests of the buttons that open them show: see `usePartWithTexts`. */
const withTheirTexts =
  /^shell\/src\/(palette\/|notifications\/(NotificationList|NotificationRow|NotificationTools|use-day-name)\.)/

test('the listings and the layout around every page use no text that loads only with other pages', () => {
  const early = sourcesOfFeatures('{catalogue,shell}/src/**/*.{ts,tsx}').filter(
    (path) => !besidePages.includes(path) && !withTheirTexts.test(path),
  )
  expect(textNamespacesUsed(early, (name) => name in enPortal && !(name in enFirst))).toEqual([])
})
