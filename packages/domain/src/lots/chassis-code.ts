/** The part before the hyphen, which names the series: GRS182 of GRS182-0012345. A number without one is its own. */
export const chassisCode = (chassis: string) => chassis.split('-')[0] ?? ''
