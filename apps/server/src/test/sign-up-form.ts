import type * as contracts from '@seriba/contracts/auth'
import type { Input } from '@seriba/contracts/contract'

type Form = Omit<
  Input<typeof contracts.signUp>,
  'company' | 'officePhone' | 'messengerNumber' | 'address' | 'port'
>

let count = 0

/** What a visitor fills in, each time with a new address; a given password is repeated. */
export const signUpForm = ({ password = 'a ship to Nakhodka', ...more }: Partial<Form> = {}) => ({
  fullName: 'Dmitri Kovalenko',
  referralCode: '',
  email: `visitor${++count}@test.example`,
  mobile: '+7 (914) 555-01-42',
  country: 183,
  city: 'Vladivostok',
  password,
  confirmPassword: password,
  terms: true,
  language: '692',
  ...more,
})
