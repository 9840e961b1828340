import type { Browser } from './server.ts'

/** Reads a file of the bank in at the desk, and gives the whole answer. */
export const readBankFileOf =
  (desk: () => Promise<Browser>) =>
  async (text: string | Buffer, name = 'bank.csv', dayOrder?: string) => {
    const data = Buffer.from(text).toString('base64')
    return (await (await desk()).post('/payments/bank-file', { name, data, dayOrder })).json()
  }
