import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

test('the client beside the list is shown with their last payment, which a narrow list leaves out', async () => {
  await openPage({}, { path: '/payments?tab=owed&owed=101377' })
  const client = within(await screen.findByRole('region', { name: /Peter Mwangi/ }))
  expect(client.getByText('Last payment').parentElement).toHaveTextContent('2026.11.23')
})
