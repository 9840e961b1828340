/** What the visitor said to cookies: `accepted` or `denied`; a call without it keeps nothing that is optional. */
export const consentHeader = 'cookie-consent'
