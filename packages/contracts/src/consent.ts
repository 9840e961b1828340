/** The visitor's answer about cookies: `accepted` or `denied`; a call without it stores nothing optional. */
export const consentHeader = 'cookie-consent'
