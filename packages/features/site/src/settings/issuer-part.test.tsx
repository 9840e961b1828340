import '@testing-library/jest-dom/vitest'
import { refused } from '@seriba/api/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openCompany } from '../testing/open-company.tsx'

afterEach(cleanup)

test('an invalid registration number is reported at its field, which gets the focus, until it is corrected', async () => {
  const fields = { 'issuer.registrationNumber': 'setting_registration_number' }
  const { user, retype } = await openCompany('/company', {
    'PUT /site/config': refused(422, 'invalid_input', { fields }),
  })
  const number = await retype('Registration number', 'T123')
  await user.click(screen.getByRole('button', { name: 'Publish 1 change' }))
  expect(await screen.findByText('Must be T and 13 digits, such as T8010401098765')).toBeVisible()
  expect(number).toBeInvalid()
  expect(number).toHaveAccessibleDescription(/Must be T and 13 digits/)
  expect(number).toHaveFocus()
  expect(number).toHaveValue('T123')
  await user.type(number, '4')
  expect(number).toBeValid()
})
