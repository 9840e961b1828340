/** Who works here, and what each may do. */
export const staff = {
  roles: {
    owner: 'Owner',
    manager: 'Manager',
    accountant: 'Accountant',
    shipping: 'Shipping',
    translator: 'Translator',
  },
} as const
