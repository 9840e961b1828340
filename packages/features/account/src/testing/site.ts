import { aSite } from '@seriba/api/testing/facts'

/** A company that shows everything the guest pages can show. */
export const site = aSite({
  notice: { headline: 'Labour Thanksgiving holiday', description: 'No auctions on 2026.11.23.' },
  demoAccounts: [
    { email: 'client@demo.example', password: 'seriba-demo', role: 'client' },
    { email: 'manager@demo.example', password: 'seriba-demo', role: 'manager' },
  ],
})

const countryList = [
  { value: 108, label: 'Japan', code: 'JP' },
  { value: 183, label: 'Russia', code: 'RU' },
]

/** What every guest page requests. */
export const guestAnswers = {
  'GET /site/config': site,
  'GET /site/get-country-list': { success: true, countryList },
  'GET /site/ip-info': { ip: '203.0.113.42', country: null, city: null },
}

export const agree = () => localStorage.setItem('cookie-consent', 'accepted')
