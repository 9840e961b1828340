import { isStaffRole, type StaffRole } from '@seriba/domain/access/staff-roles'
import { countryIdOf } from '@seriba/domain/site/countries'
import { buyerRows, managerRows } from './data/people-rows.ts'
import { hashText, SeededRandom } from './random.ts'

/** Role ids from 1§6.1. */
const roleIds = {
  manager: 991,
  vip: 981,
  client: 1064,
  troublesome: 1065,
  dealer: 1092,
  guest: 980,
  restricted: 979,
  disabled: 982,
} as const

type Role = keyof typeof roleIds

export type Deposit = { amount: number; daysAgo: number; method: string }

export type DemoUser = {
  email: string
  fullName: string
  company: string | null
  countryId: number
  countryCode: string
  city: string
  mobile: string
  role: Role
  roleId: number
  userType: 2 | 3
  /** A manager's position in the company. */
  staffRole: StaffRole | null
  /** The dealer or manager in charge, by email. */
  dealerEmail: string | null
  managerEmail: string | null
  /** Whole yen. */
  creditLimit: number
  /** Where the ledger should end up, whole yen. */
  balance: number
  dailyBidLimit: number
  dailyUssLimit: number
  notes: string | null
  /** 692 English, 693 Russian. */
  language: 692 | 693
  createdDaysAgo: number
  /** Hours since the last login; null for those who never came. */
  lastLoginHoursAgo: number | null
  /** Marks the client's groups in lists that mix clients. */
  shortCode: string
  /** What was paid in when the account was opened. */
  deposits: Deposit[]
}

const address = (name: string): string => `${name}@demo.example`
const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

const languageOf = (code: string): 692 | 693 => (code === 'ru' ? 693 : 692)

function manager(
  [name = '', fullName = '', mobile = '', language = 'en', staffRole = '']: string[],
  n: number,
): DemoUser {
  return {
    email: address(name),
    fullName,
    company: 'Seriba Demo',
    countryId: countryIdOf('JP'),
    countryCode: 'JP',
    city: 'Yokohama',
    mobile,
    role: 'manager',
    roleId: roleIds.manager,
    userType: 3,
    staffRole: isStaffRole(staffRole) ? staffRole : 'manager',
    dealerEmail: null,
    managerEmail: null,
    creditLimit: 0,
    balance: 0,
    dailyBidLimit: 0,
    dailyUssLimit: 0,
    notes: null,
    language: languageOf(language),
    createdDaysAgo: 1400 - n * 150,
    lastLoginHoursAgo: n * 2,
    shortCode: `M${n + 1}`,
    deposits: [],
  }
}

function buyer(row: string[], n: number): DemoUser {
  const [name = '', fullName = '', company = '', country = '', city = '', mobile = '', roleName = ''] = row
  const [managerName = '', dealer = '', credit = '', balance = '', bids = '', uss = ''] = row.slice(7)
  const [language = '', notes = ''] = row.slice(13)
  const role = roleName as Role
  const dice = new SeededRandom(hashText(name))
  const createdDaysAgo = role === 'guest' || role === 'restricted' ? dice.int(3, 9) : dice.int(95, 900)
  const paidIn = Number(credit) > 0 || role === 'troublesome'
  return {
    email: address(name),
    fullName,
    company: company || null,
    countryId: countryIdOf(country),
    countryCode: country,
    city,
    mobile,
    role,
    roleId: roleIds[role],
    userType: 2,
    staffRole: null,
    dealerEmail: dealer ? address(dealer) : null,
    managerEmail: address(managerName),
    creditLimit: Number(credit) * 1000,
    balance: Number(balance) * 1000,
    dailyBidLimit: Number(bids),
    dailyUssLimit: Number(uss),
    notes: notes || null,
    language: languageOf(language),
    createdDaysAgo,
    lastLoginHoursAgo: role === 'disabled' ? 24 * 80 : role === 'guest' ? null : dice.int(0, 60),
    shortCode: `${fullName.slice(0, 1).toUpperCase()}${n + 11}`,
    deposits: paidIn ? [{ amount: 150_000, daysAgo: createdDaysAgo - 2, method: 'bank' }] : [],
  }
}

/** Everyone in the demo company, managers first; a dealer comes before their clients. */
export const people: readonly DemoUser[] = [
  ...rowsOf(managerRows).map(manager),
  ...rowsOf(buyerRows).map(buyer),
]

/** Those who may place bids. */
export const bidders: readonly DemoUser[] = people.filter(
  ({ userType, creditLimit }) => userType === 2 && creditLimit > 0,
)
