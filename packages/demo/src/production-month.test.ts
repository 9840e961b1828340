import { auctionSheet } from '@seriba/art/auction-sheet'
import { sheetSize } from '@seriba/art/sheet/places'
import { expect, test } from 'vitest'
import { sheetRoot } from './picture-urls.ts'
import { readSheetKey } from './pictures/sheet-key.ts'
import { eraYear, sheetLotOf } from './pictures/sheet-lot.ts'
import { productionMonthOf } from './production-month.ts'
import { chassisArea, chassisCropOf } from './sheet-crop.ts'

const url = `${sheetRoot}car.3.30518.20780.57.0.2.4.2019.68432.98412.0.37.png`
const facts = readSheetKey(url.slice(sheetRoot.length))
if (!facts) throw new Error('the demo has such a sheet')
const printed = sheetLotOf(facts)
const chassis = printed.chassis ?? ''
const asked = { kind: 'car', maker: facts.model.maker, model: facts.model.model, chassis }
const lot = { chassis, auctionSheet: url }

test('a demo lot was made shortly before the registration date on its sheet', () => {
  const made = productionMonthOf({ ...asked, lot })
  const months = Number(made?.year) * 12 + Number(made?.month) - 1
  const registered = 2019 * 12 + Number(printed.month) - 1
  expect(printed.eraYear).toBe(eraYear(2019))
  expect(registered - months).toBeGreaterThanOrEqual(1)
  expect(registered - months).toBeLessThanOrEqual(3)
  expect(made?.modelName).toBe(facts.model.model)
  expect(made?.modelCode).toContain(`${facts.chassis.code}-`)
  expect(productionMonthOf({ ...asked, maker: asked.maker.toLowerCase(), lot })).toEqual(made)
})

test('a car with a different number was made in one of its model’s years', () => {
  const other = `${chassis.slice(0, -1)}${(Number(chassis.at(-1)) + 1) % 10}`
  const made = productionMonthOf({ ...asked, chassis: other, lot })
  expect(Number(made?.year)).toBeGreaterThanOrEqual(facts.chassis.from)
  expect(Number(made?.year)).toBeLessThanOrEqual(facts.chassis.to)
})

test('a bike has an engine number based on its frame code, but no trim and no catalogue', () => {
  const bike = { kind: 'bike', maker: 'Honda', model: 'CB400 Super Four', chassis: 'NC42-1602214' }
  const made = productionMonthOf({ ...bike, lot: { chassis: '', auctionSheet: null } })
  expect(made).toMatchObject({
    modelName: 'CB400 Super Four',
    engineNo: 'NC42E',
    trimCode: null,
    catalogNo: null,
  })
})

test('an imported bike is found by its number, which has a dash like any bike’s', () => {
  const bike = { kind: 'bike', maker: 'BMW', model: 'R nineT', chassis: '0J01-1883669' }
  const made = productionMonthOf({ ...bike, lot: { chassis: '', auctionSheet: null } })
  expect(made).toMatchObject({ modelName: 'R nineT', engineNo: '0J01E' })
})

test.each(['XYZ99-1234567', chassis.slice(0, -3)])('%s is not one of the demo makers’ numbers', (number) => {
  expect(productionMonthOf({ ...asked, chassis: number, lot })).toBeNull()
})

test('a sheet’s crop shows its chassis number, and sheets from elsewhere have no crop', () => {
  const svg = auctionSheet(printed)
  expect(svg).toContain(`viewBox="0 0 ${sheetSize.width} ${sheetSize.height}"`)
  const [, x, y] = new RegExp(`<text x="([\\d.]+)" y="([\\d.]+)"[^>]*>${chassis}</text>`).exec(svg) ?? []
  expect(Number(x)).toBeGreaterThan(chassisArea.x)
  expect(Number(x)).toBeLessThan(chassisArea.x + chassisArea.width)
  expect(Number(y)).toBeGreaterThan(chassisArea.y + 20)
  expect(Number(y)).toBeLessThan(chassisArea.y + chassisArea.height)
  expect(chassisCropOf(url)).toEqual({
    auctionSheet: url,
    backgroundSize: '396% auto',
    backgroundPosition: '3.38% 33.42%',
  })
  expect(chassisCropOf('https://hall.example/sheet.jpg')).toBeUndefined()
  expect(chassisCropOf(null)).toBeUndefined()
})
