export const SharedLotPage = () => null
