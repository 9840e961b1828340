export const roles = {
  restricted: 'Restricted',
  guest: 'Guest',
  vip: 'VIP',
  disabled: 'Account Disabled',
  manager: 'Manager',
  client: 'Client',
  troublesome: 'Other',
  dealer: 'Dealer',
} as const
