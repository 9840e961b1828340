import { createTestStore } from '@seriba/api/testing'
import { companySettings } from '@seriba/contracts/company-settings'
import { renderInApp } from '@seriba/testing/render-in-app'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { SettingUpPage } from '../setting-up/SettingUpPage.tsx'

export const brand = {
  name: 'Seriba',
  brand: 'Seriba',
  panelColor: '#111111',
  logo: null,
  favicon: null,
  touchIcon: null,
  themeColor: { light: '#ffffff', dark: '#000000' },
}
const both = (value: unknown) => ({ en: value, ru: value })
const fallbacksOf = (section: string) =>
  Object.fromEntries(
    Object.entries(companySettings)
      .filter(([, setting]) => setting.section === section)
      .map(([name, { fallback }]) => [name, fallback]),
  )
/** Sections of simple settings, with arbitrary values. */
const plainSections = Object.fromEntries(
  [...new Set(Object.values(companySettings).map(({ section }) => section))].map((section) => [
    section,
    fallbacksOf(section),
  ]),
)
export const company = {
  version: 3,
  changed: [],
  draft: { version: 0, sections: {}, changed: [] },
  sections: {
    brand,
    panel: both({ headline: '', points: [], email: null, messenger: null, poweredBy: null }),
    notice: { en: null, ru: null, from: null, until: null },
    description: both(''),
    links: both({ headerLinks: [], sidebarLinks: [], messenger: null }),
    issuer: { name: '', address: '', registrationNumber: null, telephone: null },
    ...plainSections,
    'how-to-buy': both(''),
    about: both(''),
    terms: both(''),
    privacy: both(''),
    cookies: both(''),
  },
}

export async function openSettingUp(path: string, answers: Record<string, unknown> = {}) {
  const { store, sent } = createTestStore({ 'GET /site/company': company, ...answers })
  const router = createMemoryRouter(
    [
      { path: '/setting-up', element: <SettingUpPage /> },
      { path: '/bid-manager', element: <p>The desk</p> },
    ],
    { initialEntries: [path] },
  )
  const { user } = await renderInApp(<RouterProvider router={router} />, { store })
  return { sent, router, user }
}
