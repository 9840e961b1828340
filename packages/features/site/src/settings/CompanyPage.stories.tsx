import { companyApi } from '@seriba/api/company'
import { makeStore } from '@seriba/api/store'
import { createI18n } from '@seriba/i18n'
import { phrases } from '@seriba/i18n/phrases'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, userEvent } from 'storybook/test'
import { someSettings } from '../testing/settings.ts'
import { CompanyPage } from './CompanyPage.tsx'

const i18n = await createI18n('en', phrases)

function World({ at = '/company' }: { at?: string }) {
  const [store] = useState(() => {
    const made = makeStore()
    void made.dispatch(companyApi.util.upsertQueryData('viewCompany', undefined, someSettings()))
    void made.dispatch(
      companyApi.util.upsertQueryData(
        'previewPage',
        { markdown: someSettings().sections.terms.en },
        { title: 'Terms', lead: [], sections: [{ id: 'section-1', title: 'Bids', blocks: [] }] },
      ),
    )
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter([{ path: '/company/:page?', element: <CompanyPage /> }], { initialEntries: [at] }),
  )
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>
  )
}

const meta = { title: 'Site/Company settings', component: World } satisfies Meta<typeof World>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Changed: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Heading, English'), ' Today.')
    await expect(canvas.getByRole('button', { name: 'Publish 1 change' })).toBeVisible()
  },
}
export const Terms: Story = { args: { at: '/company/terms' } }
