import type { Browser } from './server.ts'

/** Uploads a bank file at the desk and returns the whole answer. */
export const readBankFileOf =
  (desk: () => Promise<Browser>) =>
  async (text: string | Buffer, name = 'bank.csv', dayOrder?: string) => {
    const data = Buffer.from(text).toString('base64')
    return (await (await desk()).post('/payments/bank-file', { name, data, dayOrder })).json()
  }
