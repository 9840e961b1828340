import { textDiff } from '@seriba/server-company/page-changes'
import { pageText } from '@seriba/server-company/page-text'
import { describe, expect, test } from 'vitest'

const between = (before: string, after: string) => textDiff(pageText(before), pageText(after))

describe('the differences between two texts', () => {
  test('name only the sections that changed, with the lines that stayed', () => {
    const before = '# T\n\n## One\n\n1. A\n2. B\n\n## Two\n\n1. C'
    expect(between(before, before.replace('2. B', '2. D\n3. B'))).toEqual([
      {
        title: 'One',
        kind: 'same',
        lines: [
          { kind: 'same', mark: '1.1', text: 'A' },
          { kind: 'added', mark: '1.2', text: 'D' },
          { kind: 'same', mark: '1.3', text: 'B' },
        ],
      },
    ])
  })

  test('mark an added or removed section as a whole, but not one that only moved down', () => {
    const [one, two] = ['## One\n\n1. A\n\n', '## Two\n\n1. B\n\n']
    const expected = (kind: string) => [{ title: 'One', kind, lines: [{ kind, mark: '1.1', text: 'A' }] }]
    expect(between(two, one + two)).toEqual(expected('added'))
    expect(between(one + two, two)).toEqual(expected('removed'))
  })

  test('include tables, headings, and anything before the first section', () => {
    const changed = between('# T\n\nLead\n\n| A |\n|-|\n| 1 |', '# T\n\nLead\n\n| A |\n|-|\n| 2 |')
    expect(changed).toMatchObject([
      {
        title: null,
        lines: [
          { text: 'T', kind: 'same' },
          { text: 'Lead', kind: 'same' },
          { text: 'A', kind: 'same' },
          { text: '1', kind: 'removed', mark: null },
          { text: '2', kind: 'added' },
        ],
      },
    ])
  })

  test('are empty for equal texts', () => {
    expect(between('# T\n\n## One\n\nA', '# T\n\n## One\n\nA')).toEqual([])
  })
})
