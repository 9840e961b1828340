import { expect, test } from 'vitest'
import { changeMinLength, changePasswordProblems } from './change-password.ts'

const right = {
  oldPassword: 'secret',
  newPassword: 'a ship to Nakhodka',
  confirmNewPassword: 'a ship to Nakhodka',
}
const problems = (change: Partial<typeof right>) => changePasswordProblems({ ...right, ...change }, 12)

test('only the new password must be as long as the company requires', () => {
  expect(problems({})).toEqual({})
  expect(problems({ oldPassword: 'short' })).toEqual({ oldPassword: 'password_too_short' })
  expect(problems({ newPassword: 'eleven char', confirmNewPassword: 'eleven char' })).toEqual({
    newPassword: 'password_too_short',
  })
  expect([changeMinLength('oldPassword', 12), changeMinLength('newPassword', 12)]).toEqual([6, 12])
})

test('empty fields and a different repetition are reported at their fields', () => {
  expect(problems({ oldPassword: '', newPassword: '', confirmNewPassword: '' })).toEqual({
    oldPassword: 'field_required',
    newPassword: 'field_required',
  })
  expect(problems({ confirmNewPassword: 'another' })).toEqual({ confirmNewPassword: 'passwords_differ' })
})
