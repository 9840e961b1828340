import { expect, test } from 'vitest'
import { withRenderedPage } from './rendered-html.ts'

const page = `<!doctype html>
<html lang="en">
  <head>
    <title>Company</title>
    <meta name="description" content="Company">
    <script type="module" crossorigin src="/assets/index-1.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`

const rendering = {
  head: '<title>Log in</title>',
  body: '<form><input name="email"/></form>',
  answers: [] as unknown[],
  module: 'src/page.tsx',
  language: 'ru' as const,
  screen: '(min-width: 1440px)',
  choices: { rail: 'open' },
  personal: false,
}
const html = withRenderedPage(page, rendering, '<link rel="stylesheet" href="/assets/page-1.css">')

test('a prerendered page has its own title and style sheets', () => {
  expect(html.match(/<title>.*<\/title>/g)).toEqual(['<title>Log in</title>'])
  expect(html).not.toContain('content="Company"')
  expect(html).toContain('<link rel="stylesheet" href="/assets/page-1.css">')
})

test('a prerendered page accepts no typing, since the app would not know about it', () => {
  expect(html).toContain(
    '<div id="root" inert aria-hidden="true"><form><input readonly name="email"/></form></div>',
  )
})

test('the app’s script is fetched at once and runs once the prerendered page is shown', () => {
  expect(html).not.toMatch(/<script[^>]* src=/)
  expect(html).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/index-1.js">',
  )
  expect(html).toContain('data-app="/assets/index-1.js"')
})

test('the page states the conditions it was rendered for', () => {
  expect(html).toContain('data-drawn-in="ru" data-drawn-on="(min-width: 1440px)"')
  expect(html).toContain('data-drawn-with="{&quot;rail&quot;:&quot;open&quot;}"')
})

test('the first photos load with the page, and the others when they come close', () => {
  const photo = '<img src="/1.jpg" loading="lazy" decoding="async"/>'
  const photos =
    withRenderedPage(page, { ...rendering, body: photo.repeat(30) }, '').match(/<img [^>]*>/g) ?? []
  expect(photos.slice(0, 10)).toEqual(Array(10).fill('<img src="/1.jpg" fetchpriority="high"/>'))
  expect(photos.slice(10)).toEqual(Array(20).fill(photo))
})

test('embedded answers cannot break out of their element', () => {
  const answers = [{ grade: '</script><script>alert(1)</script>' }]
  const json = /id="seriba-answers">(.*?)<\/script>/.exec(
    withRenderedPage(page, { ...rendering, answers }, ''),
  )?.[1]
  expect(JSON.parse(json ?? '')).toEqual(answers)
})
