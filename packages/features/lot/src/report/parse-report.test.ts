import { expect, test } from 'vitest'
import { parseReport, splitItems } from './parse-report.ts'

test('every key except list, rate and videos is a line', () => {
  const { lines } = parseReport({ Key: '2', Storage: 'Indoor', list: 'A One', videos: '/a.mp4', rate: [] })
  expect(lines).toEqual([
    { name: 'Key', value: '2' },
    { name: 'Storage', value: 'Indoor' },
  ])
})

test.each([
  [
    'A Scratch on the tank, right, A1 B Dent, B2 C Rust',
    ['Scratch on the tank, right, A1', 'Dent, B2', 'Rust'],
  ],
  ['A. Scratch B. Dent', ['Scratch', 'Dent']],
  ['A Only one', ['Only one']],
  [
    'A Rust B Dent C Oil D Leak E Scratch at the E.G cover F Mirror',
    ['Rust', 'Dent', 'Oil', 'Leak', 'Scratch at the E.G cover', 'Mirror'],
  ],
  ['A Rust B Dent C Oil D Leak E.G note', ['Rust', 'Dent', 'Oil', 'Leak E.G note']],
  ['Scratch; dent', ['Scratch', 'dent']],
  ['', []],
])('the list %j is split into its items', (list, items) => {
  expect(splitItems(list)).toEqual(items)
})

test('a section without content is left out', () => {
  expect(
    parseReport({
      rate: [
        { txt: 'Chassis', img: '' },
        { txt: 'E.G:4', img: '' },
      ],
    }).sections,
  ).toMatchObject([{ label: 'E.G' }])
})

test('a section has a score, lines and pictures, and names may hold commas', () => {
  const { sections } = parseReport({
    rate: [
      {
        txt: 'Chassis:4#Track, left-3,Rollers-5,Paint-Repainted',
        img: '/a.svg#https://x.example/b.jpg#javascript:1',
      },
    ],
  })
  expect(sections).toEqual([
    {
      label: 'Chassis',
      score: '4',
      lines: [
        { name: 'Track, left', value: '3' },
        { name: 'Rollers', value: '5' },
        { name: 'Paint', value: 'Repainted' },
      ],
      images: ['/a.svg', 'https://x.example/b.jpg'],
    },
  ])
})

test('a section without parts and an empty report cause no errors', () => {
  expect(parseReport({ rate: [{ txt: 'E.G:5', img: '' }] }).sections).toEqual([
    { label: 'E.G', score: '5', lines: [], images: [] },
  ])
  expect(parseReport({})).toEqual({ lines: [], items: [], sections: [], videos: [] })
})

test('video addresses are separated by hashes', () => {
  expect(parseReport({ videos: 'https://x.example/1.mp4#/v/2.mp4#' }).videos).toEqual([
    'https://x.example/1.mp4',
    '/v/2.mp4',
  ])
})
