import { detectImageType } from '@seriba/server-company/company-files'
import { pageText } from '@seriba/server-company/page-text'
import { describe, expect, test } from 'vitest'

const size = 60_000
/** Text for which Markdown parsers are known to take quadratic time or a deep stack. */
const hostile = {
  'open emphasis': '*a_',
  'nested quotes': '>',
  'open brackets': '[',
  'open pictures': '![',
  'nested lists': '+ ',
  'open links': '[a](',
  'bare addresses': 'http://',
  'angle brackets': '<',
  'table rows': '|a|\n|-|\n',
  strong: '**a ',
}

describe('foreign text', () => {
  test.each(Object.entries(hostile))('is parsed as Markdown, whatever it repeats: %s', (_name, part) => {
    const page = pageText(part.repeat(size / part.length))
    expect(page.lead.length).toBeGreaterThan(0)
  })

  test('keeps its words next to a list or a quote', () => {
    expect(pageText('> said `so`\n> twice').lead).toEqual([
      { type: 'paragraph', content: [{ text: '> said `so`\n> twice' }] },
    ])
    expect(pageText('- one\n- two **three**\nfour').lead).toEqual([
      {
        type: 'list',
        ordered: false,
        items: [[{ text: 'one' }], [{ text: 'two ' }, { text: 'three', strong: true }, { text: '\nfour' }]],
      },
    ])
  })

  test('is recognized as an SVG picture in one pass', () => {
    const picture = (text: string) => detectImageType(Buffer.from(text, 'latin1'))?.contentType
    expect(picture('\xef\xbb\xbf <?xml version="1.0"?>\n<!-- a --> <!-- b -->\n<!DOCTYPE svg>\n<svg>')).toBe(
      'image/svg+xml',
    )
    expect(picture('<svg xmlns="http://www.w3.org/2000/svg">')).toBe('image/svg+xml')
    for (const none of [
      '<svgx>',
      '<html>',
      '<!-- <svg>',
      '<!---->'.repeat(280),
      '<!--'.repeat(500),
      ' '.repeat(2000),
    ])
      expect(picture(none)).toBeUndefined()
  })
})
