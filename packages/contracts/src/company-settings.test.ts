import { expect, test } from 'vitest'
import { companySettings, settingNames, settingsOf, settingsSchema } from './company-settings.ts'

const partOf = (name: (typeof settingNames)[number]) => settingsSchema(companySettings[name].section)

test.each(settingNames)('%s rejects values of another type', (name) => {
  expect(partOf(name).safeParse({ [name]: { of: 'another kind' } }).success).toBe(false)
})

test('a part has exactly its own settings', () => {
  expect(Object.keys(settingsSchema('bidding').shape)).toEqual(settingsOf('bidding'))
  expect(settingsOf('bidding')).toEqual([
    'bidStep',
    'depositAmount',
    'agentFee',
    'skuPrefix',
    'sameLotPriority',
    'countOverbidAllowance',
    'tellSameLot',
    'cancelAlertMinutes',
    'lateProcessingDays',
    'lateShipDays',
    'lateUnpaidDays',
    'exportCertificateFrom',
    'billOfLadingFrom',
    'passportFrom',
    'paymentSlipFrom',
  ])
})
