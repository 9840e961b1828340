import { expect, test } from 'vitest'
import { toApiError } from './api-error.ts'

test.each([
  ['Error_API_Invalid_User', 'invalid_user'],
  ['Error_API_Incorrect_username_password', 'invalid_credentials'],
  ['invalid_user', 'invalid_user'],
])('%s is the error %s', (messageCode, code) => {
  expect(toApiError({ status: 403, data: { messageCode } })?.code).toBe(code)
})

test('a server that explains fields in words alone has its words placed at them', () => {
  const message = { email: 'Already in use', city: 'Unknown' }
  expect(toApiError({ status: 422, data: { message } })).toMatchObject({
    code: 'invalid_input',
    fields: { email: 'invalid_input', city: 'invalid_input' },
    message,
  })
})

test('an answer without a code that we know is a fault of the server', () => {
  expect(toApiError({ status: 500, data: { messageCode: 'Error_API_Other' } })?.code).toBe('internal')
  expect(toApiError({ status: 'FETCH_ERROR' })?.code).toBe('offline')
})
