import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

test('rows are read even if addresses contain bare ampersands, and whatever the case of their names', () => {
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
])('JSON can be %s', (_form, text) => {
  expect(readAnswer(text)).toEqual([{ id: '1', status: '' }])
})

test('an empty result is not an error', () => {
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
  ['a relay’s error page', '<html><body>502 Bad Gateway</body></html>', 'refused', '502 Bad Gateway'],
  ['JSON with an error', '{"error":"code is not valid"}', 'refused', 'code is not valid'],
  ['truncated JSON', '[{"id":', 'broken', ''],
  ['truncated XML, even if its rows can be read', '<aj><row><id>1</id></row><row>', 'broken', ''],
])('%s is not a valid answer', (_kind, text, reason, said) => {
  expect(() => readAnswer(text)).toThrow(expect.objectContaining({ reason, said }))
})

test('an access code that the source repeats in its message is masked', () => {
  expect(() => readAnswer('wrong code s3cret', 's3cret')).toThrow(
    expect.objectContaining({ said: 'wrong code ••••' }),
  )
})
