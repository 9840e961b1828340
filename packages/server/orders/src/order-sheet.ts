import type { Order, StaffOrder } from '@seriba/contracts/orders'
import { ordersDesk as enDesk, orders as enOrders } from '@seriba/i18n/en/orders'
import { ordersDesk as ruDesk, orders as ruOrders } from '@seriba/i18n/ru/orders'
import type { Language } from '@seriba/server-kit/language'
import { filterNames, filtersSet } from '@seriba/server-kit/sheet-head'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'

const texts = { en: { orders: enOrders, desk: enDesk }, ru: { orders: ruOrders, desk: ruDesk } }

const stageWord = (language: Language, stage: StaffOrder['stage']) =>
  stage === 'offered' || stage === 'bought'
    ? texts[language].desk.stages[stage]
    : texts[language].orders.status[stage]

/** Which orders were exported, in the list's own words. */
export const orderFilters = (
  { search, status }: { search?: string | undefined; status?: StaffOrder['stage'] | undefined },
  language: Language,
) =>
  filtersSet([
    [filterNames(language).search, search],
    [texts[language].desk.statuses, status && stageWord(language, status)],
  ])

type Sheet<Row> = { name: string; columns: SheetColumn<Row>[] }

/** The orders of all clients as the columns of a file. */
export function orderSheet(language: Language): Sheet<StaffOrder> {
  const { desk } = texts[language]
  return {
    name: desk.title,
    columns: [
      ...stateColumns(language),
      { head: desk.client, width: 26, value: ({ client }) => client.name },
      { head: desk.company, width: 24, value: ({ client }) => client.company },
      ...wishColumns(language),
    ],
  }
}

/** The same for the client, who knows whose they are. */
export const ownOrderSheet = (language: Language): Sheet<Order> => ({
  name: texts[language].orders.mine,
  columns: [...stateColumns(language), ...wishColumns(language)],
})

function stateColumns(language: Language): SheetColumn<Order>[] {
  const { desk } = texts[language]
  return [
    { head: 'ID', width: 8, value: ({ id }) => id },
    { head: desk.date, width: 12, value: ({ createdAt }) => createdAt, as: 'day' },
    { head: desk.statuses, width: 14, value: ({ stage }) => stageWord(language, stage) },
  ]
}

function wishColumns(language: Language): SheetColumn<Order>[] {
  const { orders, desk } = texts[language]
  return [
    { head: orders.kindLabel, width: 14, value: ({ kind }) => orders.kind[kind] },
    { head: orders.maker, width: 16, value: ({ maker }) => maker },
    { head: orders.model, width: 22, value: ({ model }) => model },
    { head: orders.chassis, width: 16, value: ({ chassis }) => chassis },
    { head: orders.yearFrom, width: 10, value: ({ yearFrom }) => yearFrom },
    { head: orders.yearTo, width: 10, value: ({ yearTo }) => yearTo },
    { head: orders.grades, width: 14, value: ({ grades }) => grades.join(', ') },
    { head: orders.mileageFrom, width: 12, value: ({ mileageFrom }) => mileageFrom },
    { head: orders.mileageTo, width: 12, value: ({ mileageTo }) => mileageTo },
    { head: orders.gearbox, width: 12, value: ({ gearbox }) => gearbox },
    { head: orders.color, width: 14, value: ({ color }) => color },
    { head: desk.budget, width: 14, yen: true, value: ({ budget }) => budget },
    { head: desk.port, width: 18, value: ({ port }) => port },
    { head: orders.neededBy, width: 12, value: ({ neededBy }) => neededBy },
    { head: desk.offers, width: 10, value: ({ offered }) => offered },
    { head: desk.stages.bought, width: 16, value: ({ bought }) => bought.join(', ') },
    { head: desk.note, width: 40, value: ({ note }) => note },
  ]
}
