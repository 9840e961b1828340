export const groupDesk = {
  withdraw: 'Withdraw by hand',
  withdrawHelp:
    'The group was filled less than an hour before the auction, and the hall was not notified. Withdraw the bid there, then confirm.',
  withdrawn: 'Withdrawn',
  withdrawnOf: 'Lot {{lotNo}} is withdrawn',
  withdrawFailed: 'Couldn’t confirm the withdrawal of lot {{lotNo}}',
  filledTitle: 'The group is filled already',
  filled_one:
    'The group has won {{won}} of {{count}} vehicle. This win would be one too many, and the client would have to buy it.',
  filled_other:
    'The group has won {{won}} of {{count}} vehicles. This win would be one too many, and the client would have to buy it.',
  winAnyway: 'Mark as won anyway',
  filledNow: 'Group {{group}} has {{won}} of {{cars}}',
} as const
