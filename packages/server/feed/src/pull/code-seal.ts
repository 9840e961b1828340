/** A source’s code opens for its feed alone. */
export const codeSeal = (feedId: number, secret: string) => ({
  purpose: 'seriba feed codes',
  owner: feedId,
  secret,
})
