export const site = {
  contents: 'On this page',
  others: 'Read also',
  missing: 'This company has not written this page yet',
  names: {
    'how-to-buy': 'How to buy',
    about: 'About us',
    terms: 'Terms and Conditions',
    privacy: 'Privacy',
    cookies: 'Cookies',
  },
} as const
