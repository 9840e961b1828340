// @vitest-environment node
import { enCompany } from '@seriba/i18n/en-company'
import { enDesk } from '@seriba/i18n/en-desk'
import { sourcesOfFeatures, textNamespacesUsed } from '@seriba/testing/text-namespaces-used'
import { expect, test } from 'vitest'

test('the desk and the listings use no text that loads only with other pages', () => {
  const early = sourcesOfFeatures(
    '{catalogue/src,bids/src/bid-list,bids/src/bid-manager,shell/src}/**/*.{ts,tsx}',
  ).filter((path) => !/shell\/src\/layout\/.*Panel\.tsx/.test(path))
  expect(textNamespacesUsed(early, (name) => name in enCompany && !(name in enDesk))).toEqual([])
})
