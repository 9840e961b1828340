/** A lot by its hall and its number, as far as both are known; 0 is not a number. */
export const lotName = ({ auction, lotNo }: { auction: string; lotNo: number }): string =>
  [auction, lotNo || ''].filter(Boolean).join(' ')
