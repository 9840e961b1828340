/** What stands before the running number: the part that tells one car from another in a narrow column. */
export const modelCode = (chassis: string) => chassis.split('-')[0] || '-'
