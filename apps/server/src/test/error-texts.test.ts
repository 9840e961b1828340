import { languageIds } from '@seriba/server-kit/language'
import { expect, test } from 'vitest'
import { aLot, bidOn } from './bid-builders.ts'
import { aClient, aManager } from './builders.ts'
import { testServer } from './server.ts'
import { signUpForm } from './sign-up-form.ts'

const server = testServer()

/** The field errors that a buyer gets for a bid. */
async function fieldErrorsOfBid(body: object, { russian = false, permissions = {} } = {}) {
  const language = russian ? languageIds.ru : languageIds.en
  const browser = await server.signInAs(await aClient(server.db, { permissions, language }))
  const response = await browser.post('/bid/create', { ...bidOn(await aLot(server.db), 300_000), ...body })
  return response.json().message
}

test('an incomplete bid is refused with the form’s own messages', async () => {
  const strict = { permissions: { exportTypeOptional: false } }
  expect(await fieldErrorsOfBid({}, strict)).toEqual({ bidType: 'Required field' })
  expect(await fieldErrorsOfBid({}, { ...strict, russian: true })).toEqual({ bidType: 'Обязательное поле' })
  expect(await fieldErrorsOfBid({ amount: undefined })).toEqual({ amount: 'Required field' })
  expect(await fieldErrorsOfBid({ bidType: 99 })).toEqual({ bidType: 'Choose a bid type from the list.' })
})

test('an invalid amount is refused with the same figures as in the form', async () => {
  expect(await fieldErrorsOfBid({ amount: 301_000 })).toEqual({
    amount: expect.stringMatching(/^Amount should be a multiple of 5.000 yen$/),
  })
  expect(await fieldErrorsOfBid({ amount: 301_000 }, { russian: true })).toEqual({
    amount: expect.stringMatching(/^Сумма должна быть кратна 5.000 иен$/),
  })
  expect(await fieldErrorsOfBid({ amount: 2_000_000_000 })).toEqual({
    amount: expect.stringMatching(/^Amount cannot be higher than ¥\s[\d\s]+$/),
  })
})

test('a password that is too short is refused with the same length as in the form', async () => {
  // Sign-up only opens once there is a staff account.
  await aManager(server.db)
  const response = await server.anonymous().post('/auth/signup', signUpForm({ password: 'abc' }))
  expect(response.json().message.password).toBe('Must contain more than 5 characters')
})

test('an empty value is reported as required, like a missing one', async () => {
  const browser = await server.signInAs(await aManager(server.db))
  const said = async (body: Record<string, unknown>) =>
    (await browser.post('/user/save-search', body)).json().message
  const search = { params: 'maker=Toyota', type: 'car-auction' }
  expect([
    await said(search),
    await said({ ...search, title: '' }),
    await said({ ...search, title: null }),
  ]).toEqual(Array(3).fill({ title: 'Required field' }))
})
