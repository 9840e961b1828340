import { fileURLToPath } from 'node:url'
import { lotKinds } from '@seriba/domain/lots/page-types'
import { type FeedField, feedFields, hasField, isRequired } from '@seriba/server-feed/feed-fields'
import { expect, test } from 'vitest'

const page = fileURLToPath(new URL('../../../../docs/feed/fields.md', import.meta.url))

/** What the values of a field look like. */
function formatOf(field: FeedField): string {
  switch (field.type) {
    case 'text':
      return `text, up to ${field.max}`
    case 'whole':
      return `whole number, ${field.min} to ${field.max}`
    case 'number':
      return `number, ${field.min} to ${field.max}`
    default:
      return (
        { kind: 'word', time: 'time with a time zone', status: 'code or name', flag: 'true or false' }[
          field.type as 'kind'
        ] ??
        { url: 'URL', urls: 'list of URLs', facts: 'object', lines: 'object, whose order is kept' }[
          field.type as 'url'
        ]
      )
  }
}

const rowOf = (field: FeedField) => {
  const marks = lotKinds.map((kind) => (hasField(field, kind) ? (isRequired(field, kind) ? '●' : '○') : ''))
  return `| \`${field.name}\` | ${formatOf(field)} | ${marks.join(' | ')} | ${field.about} |`
}

test('the documentation lists every field as the reader accepts it', async () => {
  const text = [
    '# Fields of a feed',
    '',
    '● required, ○ optional. This page is generated from the table that the importer itself uses: `feed-fields.ts`.',
    '',
    `| Field | Format | ${lotKinds.join(' | ')} | Meaning |`,
    `|---|---|${lotKinds.map(() => ':-:').join('|')}|---|`,
    ...feedFields.map(rowOf),
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot(page)
})
