/** The number by which banks identify a transfer, if its description contains one: `SWIFT 2611200017`. */
export const swiftNumber = (description: string): string | null =>
  /swift[^a-z0-9]{0,3}([a-z0-9-]{6,34})/i.exec(description)?.[1]?.toUpperCase() ?? null
