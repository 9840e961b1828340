/**
 * The part before the hyphen, which names the series: GRS182 in GRS182-0012345. A number without a hyphen is its own
 * series.
 */
export const chassisCode = (chassis: string) => chassis.split('-')[0] ?? ''
