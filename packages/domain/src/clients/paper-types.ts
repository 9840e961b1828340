/** The documents that a client can show about themselves. */
export const paperTypes = ['passport', 'companyRegistration', 'proofOfAddress', 'agreement', 'other'] as const
export type PaperType = (typeof paperTypes)[number]
