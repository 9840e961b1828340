/** In an address of a page with a balance: the ways to pay money in are open. */
export const addFundsParam = 'add-funds'
