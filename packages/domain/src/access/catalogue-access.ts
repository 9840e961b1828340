/** Whether a company's catalogue is for those who have logged in, or for anybody (DEC01). */
export const catalogueAccess = ['members', 'public'] as const
export type CatalogueAccess = (typeof catalogueAccess)[number]
