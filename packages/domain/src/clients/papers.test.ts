import { expect, test } from 'vitest'
import { paperContentType, paperName } from './papers.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a paper is what its bytes say, whatever it is called', () => {
  expect(paperContentType(bytes('%PDF-1.7 …'))).toBe('application/pdf')
  expect(paperContentType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg')
  expect(paperContentType(bytes('<html>passport.pdf</html>'))).toBeNull()
  expect(paperContentType(new Uint8Array())).toBeNull()
})

test('a name loses its folders and what no disk takes', () => {
  expect(paperName('C:\\папка\\паспорт "1".pdf')).toBe('паспорт 1 .pdf')
  expect(paperName('../../')).toBe('document')
})
