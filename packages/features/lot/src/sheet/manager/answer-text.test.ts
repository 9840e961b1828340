import { expect, test } from 'vitest'
import { blocksOf, nameOfLink, stressesOf } from './answer-text.ts'

test('blank lines separate paragraphs, and dashes make lists', () => {
  expect(blocksOf('Grade 4.5.\r\nOne owner.\n\n- stone chip\n- A1 left door\nNo rust.')).toEqual([
    { type: 'paragraph', lines: ['Grade 4.5.', 'One owner.'] },
    { type: 'list', items: ['stone chip', 'A1 left door'] },
    { type: 'paragraph', lines: ['No rust.'] },
  ])
  expect(blocksOf('  \n')).toEqual([])
})

test('asterisks mark emphasis, and other markup stays text', () => {
  expect(stressesOf('**G** on <b>glass</b>')).toEqual([
    { text: 'G', strong: true },
    { text: ' on <b>glass</b>', strong: false },
  ])
})

test('a link is named after its file', () => {
  expect(nameOfLink('/v1/translation-files/1-2/defects%20left.xlsx?a=1')).toBe('defects left.xlsx')
  expect(nameOfLink('/files/100%.pdf')).toBe('100%.pdf')
})
