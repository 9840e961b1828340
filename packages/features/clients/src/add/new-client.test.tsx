import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClient, aListOf } from '../testing/client.ts'
import { openPages } from '../testing/render.tsx'

async function openForm(answer: unknown = { success: true, userId: 104882 }) {
  const world = await openPages({
    'GET /client/index': aListOf([]),
    'GET /client/view': aClient(),
    'POST /client/create': answer,
  })
  await screen.findByText('No clients yet')
  await world.user.keyboard('n')
  const form = await screen.findByRole('dialog', { name: 'New client' })
  const field = (name: string) => within(form).getByRole('textbox', { name })
  const fill = async (name: string, text: string) => {
    await world.user.click(field(name))
    await world.user.paste(text)
  }
  const create = () => world.user.click(within(form).getByRole('button', { name: 'Create and invite' }))
  const choose = async (label: string, option: string) => {
    await world.user.click(within(form).getByRole('button', { name: new RegExp(`${label}$`) }))
    await world.user.click(await screen.findByRole('option', { name: option }))
  }
  return { ...world, form, field, fill, create, choose }
}

test('creating an account opens its page', async () => {
  const { fill, create, choose, sent, router, store } = await openForm()
  await fill('Full name', 'Dmitri Kovalenko')
  await fill('Email', 'dk@vostok-auto.example')
  await choose('Country', 'Russia')
  await choose('Manager', 'Kenji Endo')
  await fill('Credit limit', '3000000')
  await create()
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/104882'))
  expect(sent('POST /client/create')).toMatchObject([
    {
      fullName: 'Dmitri Kovalenko',
      email: 'dk@vostok-auto.example',
      countryId: 183,
      roleId: 1064,
      managerId: 992,
      dealerId: 0,
      creditLimit: 3_000_000,
      dailyBidLimit: 0,
    },
  ])
  expect(store.getState().notifications.toasts).toMatchObject([{ tone: 'success' }])
})

test('missing values are reported by field, and nothing is sent', async () => {
  const { create, form, sent } = await openForm()
  await create()
  expect(within(form).getAllByText('Required field')).toHaveLength(3)
  expect(sent('POST /client/create')).toEqual([])
})

test('an email address already in use is reported at its field, and the input is kept', async () => {
  const { field, fill, create, choose, form } = await openForm(() =>
    refused(422, 'invalid_input', { fields: { email: 'email_taken' } }),
  )
  await fill('Full name', 'Dmitri Kovalenko')
  await fill('Email', 'dk@vostok-auto.example')
  await choose('Country', 'Russia')
  await create()
  expect(await within(form).findByText('An account with this address already exists.')).toBeVisible()
  expect(field('Email')).toHaveFocus()
  expect(field('Full name')).toHaveValue('Dmitri Kovalenko')
})

test('closing the form with unsaved input asks for confirmation', async () => {
  const { user, fill, form } = await openForm()
  await fill('Full name', 'D')
  await user.click(within(form).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
