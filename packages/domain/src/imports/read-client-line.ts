import { highestCreditLimit, highestDailyLimit } from '../clients/client-fields.ts'
import { type ClientRole, clientRoles } from '../clients/client-roles.ts'
import { isEmail } from '../format/email.ts'
import type { ImportField } from './import-fields.ts'
import { type LineProblem, LineReader, plainName } from './line-reader.ts'
import { languageWords, roleWords, yesNoWords } from './value-words.ts'

export type ImportedClient = {
  email: string
  fullName: string
  company: string
  countryId: number
  city: string
  address: string
  port: string
  mobile: string
  officePhone: string
  messengerNumber: string
  language: 'en' | 'ru'
  role: ClientRole
  managerId: number | null
  dealerId: number | null
  /** Null uses the default of the account kind. */
  biddingAllowed: boolean | null
  creditLimit: number
  dailyBidLimit: number
  dailyUssLimit: number
  /** Yen; 0 writes no entry. */
  openingBalance: number
  /** A Japanese day; null means the day of the import. */
  openingDay: string | null
  notes: string
}

/** What the company knows about the names in lines; names are in plain form, addresses in lowercase. */
export type KnownToClients = {
  emails: ReadonlySet<string>
  countries: ReadonlyMap<string, number>
  managers: ReadonlyMap<string, number>
  dealers: ReadonlyMap<string, number>
  /** Empty if nobody has named any. */
  ports: ReadonlySet<string>
  /** A Japanese day. */
  today: string
}

type Line = { fields: readonly (ImportField | null)[]; cells: readonly string[] }
export type ReadLine<T> = { value: T; problems: LineProblem[] }

/** Reads clients line by line: if an address occurs twice, the second line has a problem. */
export function clientReader(known: KnownToClients): (line: Line) => ReadLine<ImportedClient> {
  const seen = new Set<string>()
  return ({ fields, cells }) => {
    const line = new LineReader(fields, cells)
    const value: ImportedClient = {
      email: emailOf(line, known.emails, seen),
      fullName: line.required('fullName', 200),
      company: line.text('company', 200),
      countryId: countryOf(line, known),
      city: line.text('city', 100),
      address: line.text('address', 300),
      port: portOf(line, known.ports),
      mobile: line.text('mobile', 40),
      officePhone: line.text('officePhone', 40),
      messengerNumber: line.text('messengerNumber', 60),
      language: line.known('language', languageWords, 'language') ?? 'en',
      role: line.known('role', roleWords, 'role') ?? clientRoles[0],
      managerId: line.known('manager', known.managers, 'manager'),
      dealerId: line.known('dealer', known.dealers, 'dealer'),
      biddingAllowed: yesNoOf(line),
      creditLimit: line.yen('creditLimit', highestCreditLimit) ?? 0,
      dailyBidLimit: line.count('dailyBidLimit', highestDailyLimit) ?? 0,
      dailyUssLimit: line.count('dailyUssLimit', highestDailyLimit) ?? 0,
      openingBalance: line.yen('openingBalance', highestCreditLimit, { signed: true }) ?? 0,
      openingDay: line.day('openingDay', known.today),
      notes: line.lines('notes', 5000),
    }
    return { value, problems: line.problems }
  }
}

function emailOf(line: LineReader, taken: ReadonlySet<string>, seen: Set<string>): string {
  const email = line.required('email', 200)
  const small = email.toLowerCase()
  if (email === '') return email
  if (!isEmail(email)) line.blame('email', 'email')
  else if (taken.has(small)) line.blame('email', 'emailTaken')
  else if (seen.has(small)) line.blame('email', 'emailTwice')
  seen.add(small)
  return email
}

function countryOf(line: LineReader, { countries }: KnownToClients): number {
  line.required('country', 100)
  return line.known('country', countries, 'country') ?? 0
}

function yesNoOf(line: LineReader): boolean | null {
  const said = line.known('biddingAllowed', yesNoWords, 'yesNo')
  return said && said === 'yes'
}

/** A port that nobody has named yet may be a new one, or another spelling. */
function portOf(line: LineReader, ports: ReadonlySet<string>): string {
  const port = line.text('port', 100)
  if (port !== '' && ports.size > 0 && !ports.has(plainName(port))) line.blame('port', 'port')
  return port
}
