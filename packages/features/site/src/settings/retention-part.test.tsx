import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openCompany } from '../testing/open-company.tsx'

afterEach(cleanup)

test('a retention period shows how much is older before it is published', async () => {
  const { saved, user } = await openCompany()
  const part = await screen.findByRole('region', { name: 'Data retention' })
  expect(await within(part).findByText('3 rows are older and would be deleted tonight.')).toBeVisible()
  await user.click(within(part).getByRole('button', { name: /Audit log/ }))
  await user.click(await screen.findByRole('option', { name: 'Seven years' }))
  expect(await within(part).findByText('1204 rows are older and would be deleted tonight.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Publish 1 change' }))
  await waitFor(() => expect(saved).toMatchObject([{ sections: { retention: { keepAudit: 'years7' } } }]))
})
