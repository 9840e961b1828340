/** The lines of a purchase's cost, in the order in which they are read. */
export const costLines = ['price', 'agentFee', 'delivery', 'freight', 'other'] as const
export type CostLine = (typeof costLines)[number]

/**
 * Why a line is charged another sum than it had at the bid: some of its fees depend on the price, the company charges
 * freight by its price list where no port was chosen, or it has changed the sum since the win.
 */
export const costCauses = ['soldPrice', 'priceList', 'company'] as const
export type CostCause = (typeof costCauses)[number]
