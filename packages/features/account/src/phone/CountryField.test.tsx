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

test('countries that could not be loaded are asked for again, and chosen from', async () => {
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

test('a list says that it loads, and then that there is nothing in it', async () => {
  let answer = (_: unknown) => {}
  const { user } = await open(() => new Promise((resolve) => (answer = resolve)))
  await user.click(box())
  expect(screen.getByRole('listbox')).toHaveTextContent('Loading…')
  answer({ success: true, countryList: [] })
  expect(await screen.findByText('No results')).toBeVisible()
})
