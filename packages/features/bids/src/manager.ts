export const BidPanel = () => null
export const BidManagerPage = () => null
