import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters OWASP recommends; 2 is the algorithm's number in the library. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string) => hash(password, options)

const nobody = hashPassword('the password of nobody')

/** Takes as long for an unknown account as for a known one, so that timing does not reveal which exists. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password)
  return matches && stored != null
}
