import { textDiff } from '@seriba/server-company/page-changes'
import { pageText } from '@seriba/server-company/page-text'
import { describe, expect, test } from 'vitest'

const between = (before: string, after: string) => textDiff(pageText(before), pageText(after))

describe('what a text says otherwise', () => {
  test('names the sections that differ only, with what stays of them', () => {
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

  test('a section that came or went is marked as a whole; one that only moved down is not', () => {
    const [one, two] = ['## One\n\n1. A\n\n', '## Two\n\n1. B\n\n']
    const expected = (kind: string) => [{ title: 'One', kind, lines: [{ kind, mark: '1.1', text: 'A' }] }]
    expect(between(two, one + two)).toEqual(expected('added'))
    expect(between(one + two, two)).toEqual(expected('removed'))
  })

  test('counts tables, headings and what stands before the first section', () => {
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

  test('equal texts say nothing otherwise', () => {
    expect(between('# T\n\n## One\n\nA', '# T\n\n## One\n\nA')).toEqual([])
  })
})
