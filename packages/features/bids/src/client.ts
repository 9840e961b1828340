export const BidPanel = () => null
export const MyBidsPage = () => null
export const DealerBidsPage = () => null
