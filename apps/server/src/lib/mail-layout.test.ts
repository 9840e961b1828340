import { renderHtmlBody, renderMailLayout } from '@seriba/server-kit/mail-layout'
import { expect, test } from 'vitest'

const body = renderHtmlBody([
  'You won lot 7.',
  { text: 'Open the purchase', href: 'https://portal.example/purchases/7', main: true },
  { text: 'My Bids', href: 'https://portal.example/bids' },
  {
    card: '7. Toyota Aqua',
    href: 'https://portal.example/7',
    image: null,
    lines: ['USS Tokyo'],
    price: '¥ 1',
  },
])
const html = renderMailLayout(
  { subject: 'You won', language: 'en', html: body },
  { brand: 'Vostok Auto', color: '#017EEF', logo: null },
)

test('in dark mode, all of an email’s text and backgrounds change color except the button', () => {
  const dark = /@media \(prefers-color-scheme:dark\)\{(.*?\})\}/.exec(html)?.[1] ?? ''
  const colored = [...html.matchAll(/<\w+ [^>]*style="[^"]*(?<![-\w])(?:color|background):#[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('href="https://portal.example/purchases/7"'))
  expect(colored.length).toBeGreaterThan(7)
  for (const tag of colored) {
    const name = /class="(s-\w+)"/.exec(tag)?.[1]
    expect(dark, tag).toMatch(new RegExp(`\\.${name}\\{[^}]*(?:color|background):#\\w{6}!important`))
  }
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
})
