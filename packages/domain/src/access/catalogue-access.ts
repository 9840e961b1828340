/** Whether a company's catalogue is open to anyone or only to those who have logged in (DEC01). */
export const catalogueAccess = ['members', 'public'] as const
export type CatalogueAccess = (typeof catalogueAccess)[number]
