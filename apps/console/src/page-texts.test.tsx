import { createI18n, languages } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { textRoutes } from '@seriba/shell/manager'
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

// The company’s own pages belong to the portal.
const pages = pagesOf(routes.filter((route) => !textRoutes.includes(route)))
const texts = await Promise.all(languages.map((language) => createI18n(language, messages)))

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
