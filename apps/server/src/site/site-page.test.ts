import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageSlugs } from '@seriba/domain/site/page-slugs'
import { readCompany } from '@seriba/server-company/company'
import { pageText } from '@seriba/server-company/page-text'
import { sitePage } from '@seriba/server-company/site-page'
import { demoSettings } from '@seriba/server-demo/company-file'
import { describe, expect, test } from 'vitest'
import { testServer } from '../test/server.ts'

const demo = demoSettings()

describe('a page of the company', () => {
  test('is split into title, lead, and sections', () => {
    const text = pageText(
      '# How\n\nLead **now**.\n\n## Costs\n\n1. **Fee** every [car](/terms)\n\n| A | B |\n|-|-|\n| 1 | 2 |',
    )
    expect(text).toEqual({
      title: 'How',
      lead: [
        { type: 'paragraph', content: [{ text: 'Lead ' }, { text: 'now', strong: true }, { text: '.' }] },
      ],
      sections: [
        {
          id: 'section-1',
          title: 'Costs',
          blocks: [
            {
              type: 'list',
              ordered: true,
              items: [[{ text: 'Fee', strong: true }, { text: ' every ' }, { text: 'car', href: '/terms' }]],
            },
            {
              type: 'table',
              head: [[{ text: 'A' }], [{ text: 'B' }]],
              rows: [[[{ text: '1' }], [{ text: '2' }]]],
            },
          ],
        },
      ],
    })
  })

  test('has no raw markup and no link that runs a script', () => {
    const [block] = pageText(
      '<script>alert(1)</script> [press](javascript:alert(2)) [there](//evil.example)',
    ).lead
    expect(JSON.stringify(block)).not.toContain('href')
    expect(block?.type).toBe('paragraph')
  })

  test('keeps an amount in yen on one line', () => {
    const [block] = pageText('Pay **¥ 1 500 000** by 3 May 2026, in steps of ¥ 5 000 each').lead
    expect(block).toMatchObject({
      content: [
        { text: 'Pay ' },
        { text: '¥\u00a01\u00a0500\u00a0000' },
        { text: ' by 3 May 2026, in steps of ¥\u00a05\u00a0000 each' },
      ],
    })
  })

  test.each(pageSlugs)('%s is written in both languages, with the same sections', (slug) => {
    const [en, ru] = [sitePage(demo, slug, 'en'), sitePage(demo, slug, 'ru')]
    expect(en.title).not.toBe('')
    expect(ru.title).not.toBe(en.title)
    expect(ru.sections).toHaveLength(en.sections.length)
    expect(en.pages).toEqual(pageSlugs)
  })

  test('about how to buy and about the company is combined, with the company last', () => {
    const [buying, about] = [sitePage(demo, 'how-to-buy', 'en'), sitePage(demo, 'about', 'en')]
    expect(buying).toEqual(about)
    expect(about.title).toBe('From the ring to your port')
    expect(about.sections.at(-1)).toMatchObject({ id: 'about', title: 'About Seriba Demo' })
    const { 'how-to-buy': _unwritten, ...pages } = demo.pages
    expect(sitePage({ ...demo, pages }, 'how-to-buy', 'en').title).toBe('About Seriba Demo')
  })

  test('appears in English if the company has no other language, from a file beside its own', () => {
    const folder = mkdtempSync(join(tmpdir(), 'company-'))
    writeFileSync(join(folder, 'terms.md'), '# Our terms')
    writeFileSync(join(folder, 'company.json'), JSON.stringify({ pages: { terms: { en: 'terms.md' } } }))
    const company = readCompany(join(folder, 'company.json'))
    expect(sitePage(company, 'terms', 'ru')).toMatchObject({ title: 'Our terms', pages: ['terms'] })
    writeFileSync(join(folder, 'company.json'), JSON.stringify({ pages: { terms: { en: 'none.md' } } }))
    expect(() => readCompany(join(folder, 'company.json'))).toThrow(/none\.md cannot be read/)
  })
})

describe('GET /site/page', () => {
  const server = testServer({ demo: true })

  test('is open to anybody, for known pages only', async () => {
    const page = await server.anonymous().get('/site/page?slug=terms&language=ru')
    expect(page.statusCode).toBe(200)
    const unknown = await server.anonymous().get('/site/page?slug=nonsense')
    expect(unknown.statusCode).toBe(422)
  })
})

describe('a company without pages', () => {
  const server = testServer()

  test('says that the page is missing', async () => {
    const page = await server.anonymous().get('/site/page?slug=terms')
    expect(page.statusCode).toBe(404)
  })
})
