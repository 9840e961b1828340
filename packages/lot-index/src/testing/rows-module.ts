/** Rows of two makers, for the test of rows that come from a module. */
export async function* rows({ count }: { count: number }) {
  for (let id = 0; id < count; id++) yield [{ id, maker: `M${id % 2}`, batch: '0', price: id }]
}
