/** A source’s code can be decrypted only for its own feed. */
export const codeSeal = (feedId: number, secret: string) => ({
  purpose: 'seriba feed codes',
  owner: feedId,
  secret,
})
