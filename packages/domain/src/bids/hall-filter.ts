/** What the names of one house's halls begin with: `USS` for `USS Tokyo`. */
export const groupOfHall = (name: string): string => name.normalize('NFKC').trim().split(/\s+/, 1)[0] ?? ''

/** Whether a hall matches its group and a part of its name; an empty search matches all halls. */
export const meetsHallFilter = (
  name: string,
  { search = '', group }: { search?: string | undefined; group?: string | null | undefined },
) =>
  name.toLowerCase().includes(search.trim().toLowerCase()) &&
  (!group || groupOfHall(name).toLowerCase() === group.toLowerCase())
