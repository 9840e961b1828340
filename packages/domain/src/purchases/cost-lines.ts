/** The lines of a purchase's cost, in reading order. */
export const costLines = ['price', 'agentFee', 'delivery', 'freight', 'other'] as const
export type CostLine = (typeof costLines)[number]

/**
 * Why a line is charged differently than at the time of the bid: some of its fees depend on the price, the company
 * charges freight by its price list if no port was chosen, or it has changed the amount since the win.
 */
export const costCauses = ['soldPrice', 'priceList', 'company'] as const
export type CostCause = (typeof costCauses)[number]
