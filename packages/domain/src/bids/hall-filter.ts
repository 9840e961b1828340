/** What halls of one house begin with: `USS` of `USS Tokyo`. */
export const groupOfHall = (name: string): string => name.normalize('NFKC').trim().split(/\s+/, 1)[0] ?? ''

/** Whether a hall is looked for by its group and a part of its name; nothing asked for finds all. */
export const meetsHallFilter = (
  name: string,
  { search = '', group }: { search?: string | undefined; group?: string | null | undefined },
) =>
  name.toLowerCase().includes(search.trim().toLowerCase()) &&
  (!group || groupOfHall(name).toLowerCase() === group.toLowerCase())
