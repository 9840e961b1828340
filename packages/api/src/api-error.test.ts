import { expect, test } from 'vitest'
import { toApiError } from './api-error.ts'

test.each([
  ['Error_API_Invalid_User', 'invalid_user'],
  ['Error_API_Incorrect_username_password', 'invalid_credentials'],
  ['invalid_user', 'invalid_user'],
])('%s becomes the error %s', (messageCode, code) => {
  expect(toApiError({ status: 403, data: { messageCode } })?.code).toBe(code)
})

test('field errors sent only as words are shown at their fields', () => {
  const message = { email: 'Already in use', city: 'Unknown' }
  expect(toApiError({ status: 422, data: { message } })).toMatchObject({
    code: 'invalid_input',
    fields: { email: 'invalid_input', city: 'invalid_input' },
    message,
  })
})

test('an answer without a known code counts as a server error', () => {
  expect(toApiError({ status: 500, data: { messageCode: 'Error_API_Other' } })?.code).toBe('internal')
  expect(toApiError({ status: 'FETCH_ERROR' })?.code).toBe('offline')
})
