import type { BankAccountView } from '@seriba/contracts/bank-account'

const minato = {
  bank: 'Nihon Minato Bank',
  branch: 'Yokohama',
  swift: 'NMNBJPJT',
  account: '0417 2209913',
  holder: 'Seriba Demo Co., Ltd.',
}

/** One current account and one scheduled account. */
export const someBankAccounts: BankAccountView = {
  current: minato,
  ofFile: false,
  versions: [
    {
      id: 8,
      from: '2026-12-01',
      account: { ...minato, bank: 'Kitano Bank', branch: null, swift: 'KITAJPJT', account: '8800 1234567' },
      reason: 'We have moved banks',
      by: 'Saki Mori',
      at: '2026-11-24T01:00:00.000Z',
      state: 'scheduled',
    },
    {
      id: 7,
      from: '2025-04-01',
      account: minato,
      reason: 'First account',
      by: 'Saki Mori',
      at: '2025-03-24T01:00:00.000Z',
      state: 'current',
    },
  ],
  version: 8,
  today: '2026-11-25',
}
