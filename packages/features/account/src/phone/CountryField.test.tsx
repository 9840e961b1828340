import { refused } from '@seriba/api/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { CountryField } from './CountryField.tsx'

const countries = { success: true, countryList: [{ value: 81, label: 'Japan', code: 'JP' }] }
const box = () => screen.getByRole('button', { name: /Country$/ })

function Chosen() {
  const [country, setCountry] = useState(0)
  return <CountryField name="country" label="Country" value={country} onChange={setCountry} />
}
const open = (list: unknown) => show(<Chosen />, { answers: { 'GET /site/get-country-list': list } })

test('a country list that failed to load can be retried and then used', async () => {
  let fails = true
  const { user } = await open(() => (fails ? refused(500, 'internal') : countries))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(box()).toHaveFocus()
  await user.click(box())
  await user.click(await screen.findByRole('option', { name: 'Japan' }))
  expect(box()).toHaveTextContent('Japan')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a list shows that it is loading, and then that it is empty', async () => {
  let answer = (_: unknown) => {}
  const { user } = await open(() => new Promise((resolve) => (answer = resolve)))
  await user.click(box())
  expect(screen.getByRole('listbox')).toHaveTextContent('Loading…')
  answer({ success: true, countryList: [] })
  expect(await screen.findByText('No results')).toBeVisible()
})
