import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

test('rows are read although addresses carry bare ampersands, and whatever the case of their names', () => {
  const text = `<?xml version="1.0"?><AJ><ROW><ID>aB1</ID><KPP>&#12381;&#12398;&#20182;</KPP>
    <IMAGES>http://8.ajes.com/imgs/x1&h=50#http://8.ajes.com/imgs/x2&w=320</IMAGES></ROW></AJ>`
  expect(readAnswer(text)).toEqual([
    {
      id: 'aB1',
      kpp: 'その他',
      images: 'http://8.ajes.com/imgs/x1&h=50#http://8.ajes.com/imgs/x2&w=320',
    },
  ])
})

test.each([
  ['an array', '[{"ID":"1","STATUS":null}]'],
  ['an object with numbered keys', '{"0":{"id":"1","status":null}}'],
])('JSON comes as %s', (_form, text) => {
  expect(readAnswer(text)).toEqual([{ id: '1', status: '' }])
})

test('nothing found is not an error', () => {
  expect(readAnswer('<aj></aj>')).toEqual([])
  expect(readAnswer('<aj/>')).toEqual([])
  expect(readAnswer('[]')).toEqual([])
})

test.each([
  [
    'plain text with status 200',
    'Access denied for this address',
    'refused',
    'Access denied for this address',
  ],
  ['a page of a relay', '<html><body>502 Bad Gateway</body></html>', 'refused', '502 Bad Gateway'],
  ['JSON that says so', '{"error":"code is not valid"}', 'refused', 'code is not valid'],
  ['half of JSON', '[{"id":', 'broken', ''],
  ['half of XML, although its rows can be read', '<aj><row><id>1</id></row><row>', 'broken', ''],
])('%s is not an answer', (_kind, text, reason, said) => {
  expect(() => readAnswer(text)).toThrow(expect.objectContaining({ reason, said }))
})

test('a code that the source repeats in its words is hidden', () => {
  expect(() => readAnswer('wrong code s3cret', 's3cret')).toThrow(
    expect.objectContaining({ said: 'wrong code ••••' }),
  )
})
