import { createHash } from 'node:crypto'
import { siteConfigOf } from '@seriba/server-company/site-config'
import { demoSettings } from '@seriba/server-demo/company-file'
import { expect, test } from 'vitest'
import { bootScriptHash } from './boot-script.ts'
import { pageHtml } from './page-html.ts'

const built = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Portal</title>
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <meta name="description" content="old" />
    <script type="module" src="/assets/index-1.js"></script>
    <link rel="preload" href="/assets/a.woff2" data-alphabet="latin">
    <link rel="preload" href="/assets/b.woff2" data-alphabet="cyrillic">
  </head>
  <body><div id="root"></div></body>
</html>`

const company = demoSettings()
const noDemo = { demoAccounts: [], devMail: null }
const site = { en: siteConfigOf(company, 'en', noDemo), ru: siteConfigOf(company, 'ru', noDemo) }
const icons = { favicon: null, touchIcon: null, themeColor: { light: '#ffffff', dark: '#14161a' } }
const page = (facts: object = {}) =>
  pageHtml(built, {
    language: 'ru',
    forMember: false,
    languages: ['en', 'ru'],
    title: 'A & B',
    description: '"quoted"',
    site,
    icons,
    ...facts,
  })

test('a page has the company’s title, description, and language', () => {
  expect(page()).toContain('<html lang="ru">')
  expect(page()).toContain('<title>A &amp; B</title>')
  expect(page()).toContain('<meta name="description" content="&quot;quoted&quot;">')
  expect(page().match(/<title>/g)).toHaveLength(1)
  expect(page().match(/name="description"/g)).toHaveLength(1)
})

test('a page marks its language as the one of the reader’s account', () => {
  expect(page({ forMember: true })).toContain('<html lang="ru" data-for="member">')
})

test('the company’s icons and colors replace ours', () => {
  expect(page()).toContain('href="/favicon.svg"')
  const html = page({
    icons: {
      favicon: '/company/1.svg',
      touchIcon: '/company/2.png',
      themeColor: { light: '#fafafa', dark: '#111111' },
    },
  })
  expect(html).not.toMatch(/favicon\.svg|apple-touch-icon\.png/)
  expect(html).toContain('<link rel="icon" href="/company/1.svg">')
  expect(html).toContain('<link rel="apple-touch-icon" href="/company/2.png">')
  expect(html.match(/name="theme-color"[^>]*content="[^"]*"/g)?.join()).toMatch(/#fafafa.*#111111/)
})

test('the company’s settings are embedded in the page and cannot break out of their element', () => {
  const hostile = { ...site.en, name: '</script><script>alert(1)</script>' }
  const html = page({ site: { en: hostile, ru: site.ru } })
  const json = /<script type="application\/json" id="seriba-config">(.*?)<\/script>/.exec(html)?.[1]
  expect(JSON.parse(json ?? '')).toEqual({ en: hostile, ru: site.ru })
})

test('a page names another host for login only if there is one', () => {
  expect(page()).not.toContain('auth-base')
  expect(page({ authBaseUrl: 'https://auth.vostok.example/v1' })).toContain(
    '<meta name="auth-base" content="https://auth.vostok.example/v1">',
  )
})

test('the fonts for an alphabet are preloaded for its readers', () => {
  expect(page()).toContain('data-alphabet="cyrillic"')
  expect(page({ language: 'en' })).not.toContain('cyrillic')
  expect(page({ language: 'en' })).toContain('data-alphabet="latin"')
})

test('the content policy allows the one script that is inlined in the page', () => {
  const script = /<script>([\s\S]*?)<\/script>/.exec(page())?.[1] ?? ''
  expect(bootScriptHash).toBe(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
})

test('a page lists its languages on the root element if some are not offered', () => {
  expect(page({ languages: ['ru'] })).toContain('<html lang="ru" data-languages="ru">')
})
