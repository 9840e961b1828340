/** What the money of a line is called, by what the file holds. */
export const amountOf = { clients: 'fields.openingBalance', purchases: 'fields.total' } as const
