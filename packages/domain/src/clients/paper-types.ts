/** What a client can show of themselves. */
export const paperTypes = ['passport', 'companyRegistration', 'proofOfAddress', 'agreement', 'other'] as const
export type PaperType = (typeof paperTypes)[number]
