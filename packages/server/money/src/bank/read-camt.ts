import { normalizeText, readDay, readYen } from '@seriba/domain/format/read-cell'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type BankStatement, UnreadableStatement } from './bank-statement.ts'

type Node = Record<string, unknown>

const lists = new Set(['Stmt', 'Rpt', 'Ntfctn', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd'])

/** Entities are not resolved and attributes are not interpreted: nothing a file refers to is ever fetched. */
const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  isArray: (name) => lists.has(name),
})

/** ISO 20022 CAMT.053, a daily statement; CAMT.052 and .054 have the same structure. */
export function readCamt(xml: string): BankStatement {
  if (/<!DOCTYPE/i.test(xml) || XMLValidator.validate(xml) !== true) throw new UnreadableStatement('no XML')
  const document = nodeAt(parser.parse(xml), 'Document')
  const body = Object.values(document).find((value): value is Node => isNode(value) && hasEntries(value))
  const statements = [...listAt(body, 'Stmt'), ...listAt(body, 'Rpt'), ...listAt(body, 'Ntfctn')]
  if (statements.length === 0) throw new UnreadableStatement('no statement')
  const read: BankStatement = {
    account: accountOf(statements[0]),
    incoming: [],
    outgoing: 0,
    leftOut: 0,
  }
  for (const statement of statements) for (const entry of listAt(statement, 'Ntry')) takeEntry(entry, read)
  return read
}

const hasEntries = (node: Node) => 'Stmt' in node || 'Rpt' in node || 'Ntfctn' in node

function takeEntry(entry: Node, read: BankStatement) {
  // Money that is only expected may still not arrive.
  if (!['BOOK', ''].includes(textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts'))) return
  if (textAt(entry, 'CdtDbtInd') !== 'CRDT') {
    read.outgoing += 1
    return
  }
  // The ledger has no other currency, and an account in one is not the company’s.
  if (currencyOf(entry.Amt) !== 'JPY') throw new UnreadableStatement('not in yen')
  const day = readDay(
    textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm') || textAt(entry, 'ValDt', 'Dt'),
  )
  const details = listAt(entry, 'NtryDtls').flatMap((one) => listAt(one, 'TxDtls'))
  // An entry may combine several transfers, each with its own amount.
  const parts = details.length > 1 && details.every((part) => yenOf(part) !== null) ? details : [entry]
  for (const part of parts) {
    const amount = yenOf(part)
    if (day === null || amount === null || amount <= 0) {
      read.leftOut += 1
      continue
    }
    const detail = part === entry ? (details[0] ?? {}) : part
    const sender =
      textAt(detail, 'RltdPties', 'Dbtr', 'Nm') || textAt(detail, 'RltdPties', 'Dbtr', 'Pty', 'Nm')
    const words = wordsOf(detail, entry)
    read.incoming.push({
      day,
      amount,
      sender,
      text: words.join(' '),
      raw: [day, amount, sender, ...words].join(',').slice(0, 1000),
    })
  }
}

const currencyOf = (amount: unknown) => (isNode(amount) ? amount['@_Ccy'] : undefined)

/** Whole yen; null for other currencies, for fractions, and if there is none. */
function yenOf(node: Node): number | null {
  const amount = node.Amt ?? nodeAt(nodeAt(node, 'AmtDtls'), 'TxAmt').Amt
  return isNode(amount) && currencyOf(amount) === 'JPY' ? readYen(amount['#text']) : null
}

function wordsOf(detail: Node, entry: Node): string[] {
  const remittance = nodeAt(detail, 'RmtInf')
  const free = (Array.isArray(remittance.Ustrd) ? remittance.Ustrd : []).map(normalizeText)
  const structured = listAt(remittance, 'Strd').map((one) => textAt(one, 'CdtrRefInf', 'Ref'))
  const reference = textAt(detail, 'Refs', 'EndToEndId')
  const said = [...free, ...structured, ...(reference === 'NOTPROVIDED' ? [] : [reference])]
  const words = said.filter((word) => word !== '')
  return words.length > 0 ? words : [textAt(entry, 'AddtlNtryInf')].filter(Boolean)
}

const accountOf = (statement: Node | undefined): string | null =>
  textAt(statement, 'Acct', 'Id', 'Othr', 'Id') || textAt(statement, 'Acct', 'Id', 'IBAN') || null

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function nodeAt(node: unknown, name: string): Node {
  const found = isNode(node) ? node[name] : undefined
  return isNode(found) ? found : {}
}

function listAt(node: unknown, name: string): Node[] {
  const found = isNode(node) ? node[name] : undefined
  return Array.isArray(found) ? found.filter(isNode) : []
}

function textAt(node: unknown, ...path: string[]): string {
  let found = node
  for (const name of path) found = isNode(found) ? found[name] : undefined
  if (isNode(found)) return normalizeText(found['#text'])
  return typeof found === 'string' || typeof found === 'number' ? normalizeText(found) : ''
}
