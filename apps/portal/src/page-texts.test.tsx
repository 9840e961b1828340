import { makeStore } from '@seriba/api/store'
import { createI18n, languages } from '@seriba/i18n'
import { portalMessages } from '@seriba/i18n/portal-messages'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

/** Every address with the page its route declares; addresses that only redirect end in `/*`. */
function pagesOf(tree: readonly RouteObject[]): [string, string | undefined][] {
  return tree.flatMap(({ path, handle, children = [] }) => [
    ...(path && !path.endsWith('/*') ? [[path, handle?.page] as [string, string | undefined]] : []),
    ...pagesOf(children),
  ])
}

const pages = pagesOf(routes(makeStore()))
const texts = await Promise.all(languages.map((language) => createI18n(language, portalMessages)))

test.each(pages)(
  '%s has a title and a description in every language, both with the company’s name',
  (_, page) => {
    expect(page).toBeTypeOf('string')
    for (const { t } of texts) {
      const text = (part: string) =>
        t(`shell:pages.${page}.${part}` as 'shell:pages.lot.title', { company: 'Vostok' })
      expect(text('title')).toMatch(/^(?!pages\.).*Vostok/)
      expect(text('description')).toMatch(/^(?!pages\.).*Vostok/)
      expect(text('description')).not.toBe(text('title'))
    }
  },
)
