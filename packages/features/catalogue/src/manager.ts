export const ListingPage = () => null
