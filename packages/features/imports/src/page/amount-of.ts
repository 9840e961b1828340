/** The name of a line's money, depending on what the file contains. */
export const amountOf = { clients: 'fields.openingBalance', purchases: 'fields.total' } as const
