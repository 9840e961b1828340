import { createI18n, languages } from '@seriba/i18n'
import { expect, test } from 'vitest'

type Route = {
  path?: string | undefined
  handle?: { page?: string } | undefined
  children?: readonly Route[] | undefined
}

/** Every address with the page its route declares; addresses that only redirect end in `/*`. */
function pagesOf(tree: readonly Route[]): [string, string | undefined][] {
  return tree.flatMap(({ path, handle, children = [] }) => [
    ...(path && !path.endsWith('/*') ? [[path, handle?.page] as [string, string | undefined]] : []),
    ...pagesOf(children),
  ])
}

/** Checks the title and the description of every page of an app. */
export async function testPageTexts(routes: readonly Route[], messages: Parameters<typeof createI18n>[1]) {
  const texts = await Promise.all(languages.map((language) => createI18n(language, messages)))

  test.each(pagesOf(routes))(
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
}
