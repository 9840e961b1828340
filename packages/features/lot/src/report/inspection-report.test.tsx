import '@testing-library/jest-dom/vitest'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { carLot } from '../testing/car-lot.ts'
import { InspectionReport } from './InspectionReport.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function findingsOf(list: string) {
  const i18n = await createI18n('en', messages)
  render(
    <I18nextProvider i18n={i18n}>
      <InspectionReport inspection={{ list }} lot={carLot()} />
    </I18nextProvider>,
  )
  const findings = within(screen.getByRole('list', { name: 'Findings' }))
  return findings.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('findings have letters, and two with the same words are both listed', async () => {
  const complaint = vi.spyOn(console, 'error')
  expect(await findingsOf('Scratch; dent; Scratch')).toEqual(['A Scratch', 'B dent', 'C Scratch'])
  expect(complaint).not.toHaveBeenCalled()
})

test('pairs of letters follow after Z', async () => {
  const findings = await findingsOf(Array.from({ length: 28 }, (_, index) => `Finding ${index}`).join('; '))
  expect(findings.slice(24)).toEqual(['Y Finding 24', 'Z Finding 25', 'AA Finding 26', 'AB Finding 27'])
})

test('the pictures of a section open in full screen, one after another, under the lot’s name', async () => {
  const user = userEvent.setup()
  render(
    <I18nextProvider i18n={await createI18n('en', messages)}>
      <InspectionReport
        inspection={{ rate: [{ txt: 'Engine:4.5#Oil leak-4', img: '/1.png#/2.png' }] }}
        lot={carLot()}
      />
    </I18nextProvider>,
  )
  const section = within(screen.getByRole('region', { name: 'Engine' }))
  await user.click(section.getByRole('button', { name: /2$/ }))
  const gallery = await screen.findByRole('dialog', { name: 'Engine' })
  expect(gallery).toHaveTextContent('2 of 2')
  expect(gallery).toHaveTextContent('Toyota Prado')
})
