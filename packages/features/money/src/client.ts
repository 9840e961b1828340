export const PurchasesPage = () => null
