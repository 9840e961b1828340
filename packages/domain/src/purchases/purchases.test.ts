import { expect, test } from 'vitest'
import { canChangeConsignee, consigneeProblems } from './consignee.ts'
import { canChangeCosts, canEnterResale, sumOfLines } from './costs.ts'
import { paidStateOf } from './desk.ts'
import {
  type DocumentRules,
  documentExtensionOf,
  documentFault,
  documentName,
  documentsAhead,
  documentsToSend,
  missedDocuments,
} from './documents.ts'
import { canAssignVoyage, hasRoom, takesCars, voyageProblems, voyageState } from './voyage.ts'

const statuses = [null, 1, 2, 3, 4, 5, 6, 7, 8] as const

test('costs can be changed until the purchase is canceled, and a resale can be entered only for a resold purchase', () => {
  expect(statuses.filter((status) => !canChangeCosts(status).ok)).toEqual([7])
  expect(statuses.filter((status) => canEnterResale(status).ok)).toEqual([8])
  expect(
    sumOfLines([
      { label: 'Auction fee', amount: 16_500 },
      { label: 'Insurance', amount: 15_500 },
    ]),
  ).toBe(32_000)
})

test('a buyer can change the consignee until the car waits for loading, and staff can at any time', () => {
  const may = (isStaff: boolean) => statuses.filter((status) => canChangeConsignee(status, { isStaff }).ok)
  expect(may(false)).toEqual([null, 1, 2])
  expect(may(true)).toEqual([...statuses])
})

test('a consignee needs a name, an address, a country, a telephone number and an email address', () => {
  const empty = { fullName: ' ', address: '', countryId: null, telephone: '', email: '' }
  expect(consigneeProblems(empty)).toEqual({
    fullName: 'field_required',
    address: 'field_required',
    countryId: 'field_required',
    telephone: 'field_required',
    email: 'field_required',
  })
  expect(consigneeProblems({ ...empty, email: 'dk@vostok' }).email).toBe('email_invalid')
})

const usualRules: DocumentRules = {
  exportCertificate: 'waitingLoading',
  billOfLading: 'inTransit',
  passport: 'never',
  paymentSlip: 'never',
}

test('company documents count as missing from the step the company has chosen', () => {
  expect(missedDocuments(2, [], usualRules)).toEqual([])
  expect(missedDocuments(3, [], usualRules)).toEqual(['exportCertificate'])
  expect(missedDocuments(4, ['exportCertificate'], usualRules)).toEqual(['billOfLading'])
  expect(missedDocuments(7, [], usualRules)).toEqual([])
  expect(missedDocuments(null, [], { ...usualRules, billOfLading: 'processing' })).toEqual(['billOfLading'])
  expect(documentsAhead(null, ['exportCertificate'], usualRules)).toEqual(['billOfLading'])
  expect(documentsAhead(null, [], { ...usualRules, billOfLading: 'never' })).toEqual(['exportCertificate'])
  expect(documentsAhead(7, [], usualRules)).toEqual([])
})

test('a client has to send what the company asks for from the chosen step on, and nothing else', () => {
  const rules: DocumentRules = { ...usualRules, passport: 'processing', paymentSlip: 'waitingShip' }
  expect(documentsToSend(4, [], usualRules)).toEqual([])
  expect(documentsToSend(1, [], rules)).toEqual(['passport'])
  expect(documentsToSend(2, ['passport'], rules)).toEqual(['paymentSlip'])
  expect(documentsToSend(7, [], rules)).toEqual([])
})

test('a document is a PDF, JPG or PNG of up to 10 MB, with a name that works on any disk', () => {
  expect(documentFault({ name: 'passport.heic', size: 10 })).toBe('file_kind')
  expect(documentFault({ name: 'passport.pdf', size: 10_000_001 })).toBe('file_size')
  expect(documentFault({ name: 'passport.pdf', size: 0 })).toBe('file_size')
  expect(documentFault({ name: 'passport.JPEG', size: 10_000_000 })).toBeNull()
  expect(documentExtensionOf('scan.jpeg')).toBe('jpg')
  expect(documentName('C:\\scans\\my<passport>.pdf', 'pdf')).toBe('my passport.pdf')
  expect(documentName('.pdf', 'pdf')).toBe('document.pdf')
})

test('a car can be booked on a ship that has room while it is still ashore', () => {
  expect(statuses.filter((status) => canAssignVoyage(status).ok)).toEqual([null, 1, 2, 3])
  expect([hasRoom(null, 999).ok, hasRoom(2, 2).ok, hasRoom(2, 3).ok]).toEqual([true, true, false])
})

test('a voyage loads cars, leaves and arrives, in that order', () => {
  const days = { cutOff: '2026-11-14', etd: '2026-11-18', eta: '2026-11-26' }
  expect(voyageProblems(days)).toEqual({})
  expect(voyageProblems({ ...days, cutOff: '2026-11-19' })).toEqual({ cutOff: 'days_out_of_order' })
  expect(voyageProblems({ ...days, eta: '2026-11-17' })).toEqual({ eta: 'days_out_of_order' })
  expect(['2026-11-17', '2026-11-18', '2026-11-26'].map((day) => voyageState(days, day))).toEqual([
    'booking',
    'atSea',
    'arrived',
  ])
  expect([takesCars(days, '2026-11-14'), takesCars(days, '2026-11-15')]).toEqual([true, false])
  expect(takesCars({ ...days, cutOff: null }, '2026-11-18')).toBe(true)
})

test('a purchase is due, partly paid or paid, and has no state before it has a price', () => {
  expect(paidStateOf({ paid: 0, due: null })).toBeNull()
  expect(paidStateOf({ paid: 0, due: 10 })).toBe('due')
  expect(paidStateOf({ paid: 5, due: 10 })).toBe('part')
  expect(paidStateOf({ paid: 10, due: 10 })).toBe('paid')
})
