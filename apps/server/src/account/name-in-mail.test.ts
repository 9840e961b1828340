import { greetingEn, greetingRu, nameInMail } from '@seriba/server-account/name-in-mail'
import { expect, test } from 'vitest'

test('a name is used as the greeting unchanged', () => {
  expect(greetingEn('Dmitri Kovalenko')).toBe('Hello Dmitri Kovalenko,')
  expect(greetingRu('Анна Д. Орлова')).toBe('Здравствуйте, Анна Д. Орлова!')
  expect(nameInMail('O’Neill, John Jr.')).toBe('O’Neill, John Jr.')
})

test('text that is not a name is left out of our email', () => {
  for (const text of [
    'Win at https://evil.example',
    'evil.example',
    'www.evil',
    '<b>You won</b>',
    'a@b',
    ' \n ',
  ])
    expect(nameInMail(text)).toBeNull()
  expect(greetingEn('evil.example/win')).toBe('Hello,')
  expect(nameInMail(`You have won a car.\nCall us ${'now '.repeat(40)}`)).toHaveLength(61)
})
