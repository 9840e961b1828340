/** In the address of a page with a balance: the ways to pay money in are expanded. */
export const addFundsParam = 'add-funds'
